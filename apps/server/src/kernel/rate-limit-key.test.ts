import { expect, test } from "vitest";
import { rateLimitKey } from "./rate-limit-key.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["unix socket", "unix socket"],
])("the key of %j is %j", (address, network) => {
  expect(rateLimitKey(address)).toBe(network);
});
