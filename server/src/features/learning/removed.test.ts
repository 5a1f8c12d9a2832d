import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function people(): Promise<{ creator: SignedUp; person: SignedUp }> {
  return {
    creator: await server.signUp("course_creator_free"),
    person: await server.signUp("course_participant"),
  };
}

describe("a course that is deleted", () => {
  it("stays on the list of those who took part, until they take it off", async () => {
    const { creator, person } = await people();
    const slug = await giveCourse(server, creator, { name: "Vogelkunde" });
    await person.client.learning.enrol({ slug });
    await creator.client.learning.enrol({ slug });
    await creator.client.courses.remove({ slug });
    const mine = await person.client.learning.myCourses({});
    expect(mine.courses).toEqual([]);
    expect(mine.removed).toMatchObject([{ slug, name: "Vogelkunde", language: "es" }]);
    expect((await creator.client.learning.myCourses({})).removed).toEqual([]);
    await expect(person.client.learning.course({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    await person.client.learning.forgetCourse({ slug });
    await person.client.learning.forgetCourse({ slug });
    expect((await person.client.learning.myCourses({})).removed).toEqual([]);
  });

  it("is told of where it goes with its creator's account, and leaves with one's own", async () => {
    const { creator, person } = await people();
    const slug = await giveCourse(server, creator, { name: "Fischkunde" });
    await person.client.learning.enrol({ slug });
    const password = "geheim1";
    await creator.client.accounts.deleteAccount({ id: creator.id, password, coursesToo: true });
    expect((await person.client.learning.myCourses({})).removed).toMatchObject([{ slug }]);
    await person.client.accounts.deleteAccount({ id: person.id, password });
    expect(await server.services.db.execute("select 1 from removed_courses")).toMatchObject({ rows: [] });
  });
});
