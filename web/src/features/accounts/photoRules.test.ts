import { describe, expect, it } from "vitest";
import { errorCode } from "../../lib/errors.ts";
import { checkPhoto } from "./photoRules.ts";

function codeOf(file: { size: number; type: string }): string | null {
  try {
    checkPhoto(file);
    return null;
  } catch (error) {
    return errorCode(error);
  }
}

describe("a profile photo", () => {
  it.each(["image/jpeg", "image/png", "image/webp"])("may be %s of 2 MB, to the byte", (type) => {
    expect(codeOf({ type, size: 2 * 1024 * 1024 })).toBeNull();
    expect(codeOf({ type, size: 2 * 1024 * 1024 + 1 })).toBe("photo_too_large");
  });
  it("may be nothing else", () => {
    expect(codeOf({ type: "image/gif", size: 10 })).toBe("photo_type");
    expect(codeOf({ type: "", size: 10 })).toBe("photo_type");
  });
});
