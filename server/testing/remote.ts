import { contract, ENROLMENT_HEADER } from "@lehrpfad/contract";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient } from "@supabase/auth-js";
import type { ApiClient } from "./testServer.ts";

/** The calls of the contract to a server of its own process. */
export function clientOf(url: string, accessToken: string, enrolmentToken?: string): ApiClient {
  const headers = {
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    ...(enrolmentToken ? { [ENROLMENT_HEADER]: enrolmentToken } : {}),
  };
  return createORPCClient(new OpenAPILink(contract, { url: `${url}/api`, headers }));
}

/** Makes a creator's account on a server of its own process; answers the access token. */
export async function signUpAt(url: string, email: string): Promise<string> {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const data = { first_name: "Ada", last_name: "Muster", preferred_language: "de" };
  const { data: made, error } = await auth.signUp({ email, password: "geheim1", options: { data } });
  if (!made.session) throw new Error(`Sign-up gave no session: ${error?.message}`);
  const { access_token: token, user } = made.session;
  await clientOf(url, token).accounts.chooseRole({ id: user.id, role: "course_creator_free" });
  return token;
}
