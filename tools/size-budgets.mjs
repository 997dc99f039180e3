/**
 * What an import may add to a page: bytes of gzip of a minified bundle, the dependencies that are no peers included. A
 * budget is a promise to those who install a package: raise one only for something they get for it. With `everything`
 * what is loaded later counts as well; several entries are weighed as one bundle.
 */

export const budgets = {
  sdk: [
    { from: "index.js", what: "{ createSdk }", gzip: 8_870 },
    { from: "index.js", what: "*", gzip: 11_850 },
    { from: "index.js", what: "{ uploadFile }", gzip: 3_500 },
    { from: "index.js", what: "{ eachPage, eachRecord }", gzip: 1_100 },
    { from: "index.js", what: "{ settle }", gzip: 450 },
    { from: "index.js", what: "{ parseQueryString, toQueryString }", gzip: 430 },
    { from: "index.js", what: "{ sourceQuery }", gzip: 300 },
    { from: "index.js", what: "{ signIn, signOut }", gzip: 260 },
    { from: "index.js", what: "{ splitImages, joinImages }", gzip: 230 },
    { from: "index.js", what: "{ deepClone }", gzip: 230 },
    { from: "index.js", what: "{ isInteger }", gzip: 200 },
    { from: "zh-cn.js", what: "*", gzip: 2_650 },
    { from: "contract/index.js", what: "*", gzip: 6_300 },
    { from: "contract/index.js", what: "*", gzip: 39_500, everything: true },
    { from: "testing/index.js", what: "{ createTestServer }", gzip: 44_000 },
    { from: "testing/index.js", what: "*", gzip: 65_400 },
  ],
  hooks: [
    { from: "index.js", what: "*", gzip: 10_810 },
    { from: "atrium/index.js", what: "*", gzip: 12_940 },
    { from: "events/index.js", what: "*", gzip: 1_700 },
    { from: "resource/index.js", what: "*", gzip: 6_980 },
    { from: "tabs/index.js", what: "*", gzip: 3_700 },
    { from: "upload/index.js", what: "*", gzip: 3_650 },
    { from: "zh-cn.js", what: "*", gzip: 800 },
    {
      from: ["index.js", "tabs/index.js", "resource/index.js", "upload/index.js"],
      what: "*",
      gzip: 22_360,
    },
  ],
  ui: [
    { from: "index.js", what: "{ Button, Field, Input, Select }", gzip: 10_000 },
    { from: "index.js", what: "{ Combobox, MultiSelect }", gzip: 9_300 },
    { from: "index.js", what: "{ CommandPalette }", gzip: 22_300 },
    { from: "index.js", what: "{ DiffView }", gzip: 5_450 },
    { from: "index.js", what: "{ DiffView }", gzip: 11_450, everything: true },
    { from: "patterns/charts/index.js", what: "*", gzip: 11_250 },
    { from: "patterns/rich-text/index.js", what: "*", gzip: 21_950 },
    { from: "patterns/rich-text-editor/index.js", what: "*", gzip: 142_950 },
    { from: "patterns/rich-text-editor/index.js", what: "*", gzip: 279_600, everything: true },
  ],
};
