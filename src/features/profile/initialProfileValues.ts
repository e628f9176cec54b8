import type { SavedProfile } from '@/api/profile';
import { type FieldOfKind, mapFields, profileFields } from '@/profile/profileFields';
import { isChoice } from '@/profile/profileFormFields';
import type { ProfileFormValues } from '@/profile/profileSchema';

const emptyProfileValues: ProfileFormValues = mapFields(profileFields, {
  text: () => '',
  number: () => '',
  singleChoice: () => '',
  multipleChoice: () => [],
});

/** Returns the values that are choices, each once; without 'None' if there are others. */
function filterKnownChoices(field: FieldOfKind<'multipleChoice'>, values: readonly string[]): string[] {
  const chosen = [...new Set(values)].filter((value) => isChoice(field, value));
  return chosen.length > 1 ? chosen.filter((value) => value !== 'None') : chosen;
}

/**
 * Returns the form's initial values: the stored profile (claims 4.10, 4.11), or empty ones. Leaves out values that are
 * not choices.
 */
export function initialProfileValues(stored: SavedProfile | null): ProfileFormValues {
  if (!stored) return emptyProfileValues;
  return mapFields(profileFields, {
    text: (field) => stored[field],
    number: (field) => String(stored[field] ?? ''),
    singleChoice: (field) => (isChoice(field, stored[field]) ? stored[field] : ''),
    multipleChoice: (field) => filterKnownChoices(field, stored[field]),
  });
}
