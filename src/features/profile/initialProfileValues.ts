import type { StoredProfile } from '@/api/profile';
import { isChoice } from '@/profile/formFields';
import { type FieldOfKind, mapFields, profileFields } from '@/profile/profileFields';
import type { ProfileFormValues } from '@/profile/profileSchema';

const emptyProfileValues: ProfileFormValues = mapFields(profileFields, {
  text: () => '',
  number: () => '',
  one: () => '',
  several: () => [],
});

/** The chosen ones among the choices, each once; a None beside others is contradicted by them. */
function keepKnownChoices(field: FieldOfKind<'several'>, values: readonly string[]): string[] {
  const chosen = [...new Set(values)].filter((value) => isChoice(field, value));
  return chosen.length > 1 ? chosen.filter((value) => value !== 'None') : chosen;
}

/**
 * What the form starts with: the stored profile in update mode (claims 4.10, 4.11), nothing for a new one. A value that
 * is none of the choices is left out: the form cannot show it.
 */
export function initialProfileValues(stored: StoredProfile | null): ProfileFormValues {
  if (!stored) return emptyProfileValues;
  return mapFields(profileFields, {
    text: (field) => stored[field],
    number: (field) => String(stored[field] ?? ''),
    one: (field) => (isChoice(field, stored[field]) ? stored[field] : ''),
    several: (field) => keepKnownChoices(field, stored[field]),
  });
}
