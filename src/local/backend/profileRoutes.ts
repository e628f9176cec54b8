import { HttpResponse } from 'msw';
import { z } from 'zod';
import { mapFields, profileFields } from '@/profile/profileFields';
import { profileFormFields } from '@/profile/profileFormFields';
import { withLimits } from '@/profile/profileSchema';
import { HttpError, readJsonBody } from '../http/httpError';
import { createBackendRoute, getIdParam, type Route } from '../http/route';
import { openDb } from '../store/db';
import { requireAccount, requireOwner } from './authorization';

const requiredText = z.string().min(1, 'is required');

/** Schema of call 2's body (claims 3.4 to 3.6, 5.3 to 5.7). */
const profileBodySchema = z.looseObject({
  firebaseId: requiredText,
  email: z.email(),
  ...mapFields(profileFields, {
    text: (field) => withLimits(z.string(), profileFormFields[field]),
    number: (field) => withLimits(z.number(), profileFormFields[field]),
    singleChoice: () => requiredText,
    multipleChoice: (field) => withLimits(z.array(z.string()), profileFormFields[field]),
  }),
});

export function profileRoutes(apiUrl: string): Route[] {
  return [
    createBackendRoute(apiUrl, 'getProfile', 'error', async (info) => {
      const { uid } = await requireOwner(info.request, getIdParam(info));
      const user = await (await openDb()).get('profiles', uid);
      if (!user) throw new HttpError(404, 'User not found');
      return HttpResponse.json({ user });
    }),
    createBackendRoute(apiUrl, 'saveProfile', 'error', async ({ request }) => {
      const account = await requireAccount(request);
      const profile = await readJsonBody(request, profileBodySchema);
      if (profile.firebaseId !== account.uid) throw new HttpError(403, 'This belongs to another user');
      const user = { ...profile, profileCompleted: true as const };
      await (await openDb()).put('profiles', user);
      return HttpResponse.json({ user }, { status: 201 });
    }),
  ];
}
