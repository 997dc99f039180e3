import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { adminZh } from "../../i18n/admin-zh.ts";
import { newSection } from "./new-section.ts";
import { sectionLabels } from "./section-labels.ts";

const quote = newSection("quote", []);

test("a field is called after its section", () => {
  expect(sectionLabels([quote], adminEn.homePages)).toMatchObject({
    sections: "Sections",
    "sections.0.quote.person": "Quote, Person",
  });
  expect(sectionLabels([quote], adminZh.homePages)).toMatchObject({
    "sections.0.quote.person": "引言，人物",
  });
});

test("each line of a list has its own fields", () => {
  const proof = newSection("proof", [quote]);
  if (!proof.proof) throw new Error("A proof has its part");
  const customers = [{ name: "", note: null, url: null }];
  const shown = { ...proof, proof: { ...proof.proof, heading: "Since 1958", customers } };
  expect(sectionLabels([quote, shown], adminEn.homePages)).toMatchObject({
    "sections.1.proof.customers": "Since 1958, Customers",
    "sections.1.proof.customers.0.name": "Since 1958, Customers, Name of line 1",
  });
});
