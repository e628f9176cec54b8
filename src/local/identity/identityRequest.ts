import { z } from 'zod';

const text = z.string().optional();

/** The fields that the Firebase SDK sends to the calls of the Identity Toolkit that local mode knows. */
export const identityRequest = z.object({
  email: text,
  password: text,
  displayName: text,
  idToken: text,
  oobCode: text,
  newPassword: text,
  requestType: text,
  postBody: text,
});
export type IdentityRequest = z.output<typeof identityRequest>;
