import { expect, it } from "vitest";
import { isAdmin, isCreator, isPremium, ROLES } from "./vocabulary.ts";

it("means by premium, administrator and creator these roles and no others", () => {
  expect(ROLES.filter(isPremium)).toEqual(["course_creator_premium"]);
  expect(ROLES.filter(isAdmin)).toEqual(["super_admin"]);
  expect(ROLES.filter((role) => !isCreator(role))).toEqual(["course_participant"]);
});
