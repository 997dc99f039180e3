import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./prose.tsx";

export default { title: "Components/Prose" } satisfies Meta;

export const Article: StoryObj = {
  render: () => (
    <Prose className="p-4">
      <h2>A harbour for small boats</h2>
      <p>
        The harbour opened in <a href="#spring">spring</a>, and the first boats came the same day.{" "}
        <strong>Nobody</strong> had expected so many.
      </p>
      <blockquote>
        <p>We had places for forty. Ninety came.</p>
      </blockquote>
      <ul>
        <li>Water and power at every place</li>
        <li>Open from April to October</li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>6 m</td>
            <td>12.00</td>
          </tr>
        </tbody>
      </table>
      <pre>
        <code>open --from april</code>
      </pre>
    </Prose>
  ),
};

export const Chinese: StoryObj = {
  render: () => (
    <Prose lang="zh" className="p-4">
      <h2>小船的港口</h2>
      <p>港口在春天开放，第一批船当天就到了。谁也没有想到会来这么多。</p>
    </Prose>
  ),
};
