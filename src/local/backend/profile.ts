import { HttpResponse } from 'msw';
import { z } from 'zod';
import { eachField, profileFields } from '@/profile/fields';
import { formFields } from '@/profile/formFields';
import { limited } from '@/profile/profileSchema';
import { Refusal, readJson } from '../http/refusal';
import { backendRoute, idOf, type Route } from '../http/route';
import { openDb } from '../store/db';
import { requireBearer, requireOwner } from './bearer';

const chosen = z.string().min(1, 'is required');

/** A profile as call 2 must send it (claims 3.4 to 3.6, 5.3 to 5.7). */
const profileToSave = z.looseObject({
  firebaseId: chosen,
  email: z.email(),
  ...eachField(profileFields, {
    text: (field) => limited(z.string(), formFields[field]),
    number: (field) => limited(z.number(), formFields[field]),
    one: () => chosen,
    several: (field) => limited(z.array(z.string()), formFields[field]),
  }),
});

/** Calls 1 and 2: reading and saving a profile. */
export function profileRoutes(apiUrl: string): Route[] {
  return [
    backendRoute(apiUrl, 'getProfile', 'error', async (info) => {
      const { uid } = await requireOwner(info.request, idOf(info));
      const user = await (await openDb()).get('profiles', uid);
      if (!user) throw new Refusal(404, 'User not found');
      return HttpResponse.json({ user });
    }),
    backendRoute(apiUrl, 'saveProfile', 'error', async ({ request }) => {
      const account = await requireBearer(request);
      const profile = await readJson(request, profileToSave);
      if (profile.firebaseId !== account.uid) throw new Refusal(403, 'This belongs to another user');
      const user = { ...profile, profileCompleted: true as const };
      await (await openDb()).put('profiles', user);
      return HttpResponse.json({ user }, { status: 201 });
    }),
  ];
}
