import { focusIngredientsState, paths } from '@/config/paths';

const quickRecipeLink = { to: paths.quickRecipe, label: 'Quick Recipe!' };
const quickKitchenField = {
  to: paths.quickRecipe,
  state: focusIngredientsState,
  hint: 'Eggs, tomatoes, feta…',
};

/** The robot's words, its button, the second link, and the target of the field 'What’s in your kitchen?' (claims 2.24 to 2.26). */
const callsToAction = {
  visitor: {
    greeting: '¡Hola!',
    message: 'Log in first, and I will cook around what you love.',
    primary: { to: paths.login, label: 'Access Your Account' },
    secondary: quickRecipeLink,
    kitchenField: quickKitchenField,
  },
  'profile-incomplete': {
    greeting: '¡Adelante!',
    message: 'Fill out the form, and I will customise your recipes.',
    primary: { to: paths.profile, label: 'Fill Out the Form!' },
    secondary: quickRecipeLink,
    kitchenField: quickKitchenField,
  },
  'profile-complete': {
    greeting: '¡A cocinar!',
    message: 'Your recipes are ready, customised to your taste.',
    primary: { to: paths.themes, label: 'Start Crafting Recipes' },
    secondary: { to: paths.profile, label: 'Try New Settings' },
    kitchenField: { to: paths.themes, hint: 'Pick a theme first' },
  },
};
export type CallToAction = (typeof callsToAction)[keyof typeof callsToAction];

interface UserStatus {
  isSignedIn: boolean;
  /** Null while unknown for a signed-in user. */
  profileCompleted: boolean | null;
  /** The status to assume until the two values above are known for the first time. */
  expectedUserStatus: keyof typeof callsToAction | null;
}

/** Returns the call to action for visitors, users without a profile, or users with one; null while a new user's profile is checked. */
export function selectCallToAction({
  isSignedIn,
  profileCompleted,
  expectedUserStatus,
}: UserStatus): CallToAction | null {
  if (expectedUserStatus !== null) return callsToAction[expectedUserStatus];
  if (!isSignedIn) return callsToAction.visitor;
  if (profileCompleted === null) return null;
  return callsToAction[profileCompleted ? 'profile-complete' : 'profile-incomplete'];
}
