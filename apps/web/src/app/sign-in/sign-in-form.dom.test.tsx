import { ApiError } from "@atrium/sdk";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { SignInForm } from "./sign-in-form.tsx";

afterEach(cleanup);

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText("User name"), "mei.chen");
  await user.type(screen.getByLabelText("Password"), "wrong");
};
const submit = () => screen.getByRole("button", { name: "Sign in" });

test("the form sends what was typed", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  render(<SignInForm signIn={async (credentials) => void sent.push(credentials)} />);
  await fill(user);
  await user.click(submit());
  expect(sent).toEqual([{ username: "mei.chen", password: "wrong" }]);
});

test("an empty form is not sent and names the missing fields", async () => {
  const user = userEvent.setup();
  let calls = 0;
  render(<SignInForm signIn={async () => void (calls += 1)} />);
  await user.click(submit());
  expect(calls).toBe(0);
  expect(screen.getByLabelText("User name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("User name: This field is required.")).toBeDefined();
});

test("a wrong password shows an error, and the input is kept", async () => {
  const user = userEvent.setup();
  render(
    <SignInForm
      signIn={async () => {
        throw new ApiError({
          kind: "refused",
          errorCode: "BAD_CREDENTIALS",
          message: "no",
          status: 400,
        });
      }}
    />,
  );
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText("Wrong user name or password.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("User name").value).toBe("mei.chen");
});

test("a double click signs in once", async () => {
  const user = userEvent.setup();
  let calls = 0;
  let finish = () => {};
  const signIn = () => {
    calls += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  render(<SignInForm signIn={signIn} />);
  await fill(user);
  await user.dblClick(submit());
  expect(calls).toBe(1);
  // What follows the answer is drawn before the page is taken down.
  await act(async () => finish());
});

test("the password is hidden, may be pasted, and password managers know the fields", async () => {
  const user = userEvent.setup();
  render(<SignInForm signIn={async () => {}} />);
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  await user.click(password);
  await user.paste("from a manager");
  expect([password.type, password.value]).toEqual(["password", "from a manager"]);
  expect(password.autocomplete).toBe("current-password");
  expect(screen.getByLabelText<HTMLInputElement>("User name").autocomplete).toBe(
    "username webauthn",
  );
});
