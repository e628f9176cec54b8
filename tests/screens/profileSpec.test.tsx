import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCook } from '@tests/support/builders';
import { fakeAuth } from '@tests/support/fakeAuth';
import { profileForm } from '@tests/support/profileForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { AuthProvider } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { ProfileScreen } from '@/features/profile/screens/ProfileScreen';
import { firstStep, lastStep, stepFrom } from '@/features/profile/steps';

const { next, previous } = profileForm;
const stepNames = ['Personal details', 'Dislikes', 'Diet and health', 'Goals'] as const;
const onStep = (name: string) => screen.findByRole('heading', { level: 2, name });

async function openUpdate() {
  const app = await renderApp({ at: '/initialForm', as: aCook() });
  await onStep(stepNames[0]);
  return app;
}

async function goTo(user: UserEvent, last: (typeof stepNames)[number]) {
  for (const name of stepNames.slice(1, stepNames.indexOf(last) + 1)) {
    await user.click(next());
    await onStep(name);
  }
}

/** The values a field offers on the step that is shown; a select without its empty placeholder. */
function offered(name: string): string[] {
  const element = profileForm.field(name);
  if (element instanceof HTMLSelectElement) {
    const [placeholder, ...options] = element.options;
    expect(placeholder?.value).toBe('');
    return options.map(({ value }) => value);
  }
  return [...document.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${name}"]`)].map(
    ({ value }) => value,
  );
}

describe('Profile wizard: the values of its fields', () => {
  it.each<[(typeof stepNames)[number], Record<string, string>]>([
    [
      'Personal details',
      {
        worldRegion: 'NorthAmerica, SouthAmerica, WesternEurope, EasternEurope, Asia, Africa, Oceania, Other',
        toolsLevel: 'None, Basic, Novice, Intermediate, Advanced, Gourmet, MasterChef',
        expertiseLevelInKitchen: 'None, Novice, Junior, Intermediate, Advanced, ExpertChef, GordonRamsay',
      },
    ],
    [
      'Dislikes',
      {
        leastfavoriteCuisine:
          'None, FastFood, SpicyFood, SweetSavoryCombined, GreasyFood, HighlySeasonedFood, FoodWithManySpices, DishesWithSeafoodOrFish, DishesWithLotsOfSauces',
      },
    ],
    [
      'Diet and health',
      {
        diet: 'None, Vegan, Vegetarian, Keto, Paleo, GlutenFree, LowCarb, Mediterranean, DASH, Pescatarian, Flexitarian, Whole30, LowFODMAP, RawFood, Halal, Kosher',
        intolerances:
          'None, Gluten, Lactose, Nuts, Peanuts, Shellfish, Fish, Eggs, Soy, Milk, Wheat, Sesame, Mustard, Celery, Sulfites, TreeNuts, Corn, Legumes, Nightshades, FODMAPs',
        healthConditions:
          'None, Diabetes, Hypertension, HighCholesterol, HeartDisease, Obesity, CeliacDisease, IBS, CrohnsDisease, UlcerativeColitis, KidneyDisease, LiverDisease, Gout, ThyroidIssues, Anemia, Osteoporosis, Pregnancy, Lactation, Cancer',
        activityLevel: 'other, Sedentary, LightlyActive, ModeratelyActive, VeryActive, ExtremelyActive',
      },
    ],
    [
      'Goals',
      {
        cookingPreference: 'none, Everyday, Traditional, Healthy, International, Gourmet, QuickAndEasy',
        recipeGoal:
          'None, Health, Savings, Enjoyment, Experimentation, Convenience, Tradition, Sustainability, SpecificDiet',
        specificGoal:
          'None, LoseWeight, GainMuscle, BalancedDiet, ImproveEnergy, ManageCondition, BoostImmunity, Detox, PerformanceFuel, ImproveDigestion',
        ingredientPreference:
          'None, Organic, Local, Seasonal, Sustainable, FairTrade, Affordable, Minimally, CommonlyAvailable',
        avoidIngredients:
          'None, Oil, Salt, Sugar, Processed, Gluten, Dairy, Nuts, Soy, Eggs, Shellfish, RedMeat, Pork, Beef, Artificial, Preservatives',
      },
    ],
  ])('offers on the step %s exactly those of the specification', async (step, fields) => {
    const { user } = await openUpdate();
    await goTo(user, step);
    for (const [name, values] of Object.entries(fields)) expect(offered(name)).toEqual(values.split(', '));
  });

  it('takes name and disliked food as text and the age as a number', async () => {
    const { user } = await openUpdate();
    expect(profileForm.field('name')).toHaveAttribute('type', 'text');
    expect(profileForm.field('age')).toHaveAttribute('type', 'number');
    await goTo(user, 'Dislikes');
    expect(profileForm.field('dislikedFood').tagName).toBe('TEXTAREA');
  });
});

describe('Profile wizard: its buttons', () => {
  const buttons = () =>
    within(screen.getByRole('form'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('has Previous from step 2 on, Next on steps 1 to 3, and Update on step 4', async () => {
    const { user } = await openUpdate();
    expect(buttons()).toEqual(['Next']);
    await goTo(user, 'Dislikes');
    expect(buttons()).toEqual(['Previous', 'Next']);
    await user.click(next());
    await onStep('Diet and health');
    expect(buttons()).toEqual(['Previous', 'Next']);
    await user.click(next());
    await onStep('Goals');
    expect(buttons()).toEqual(['Previous', 'Update']);
    await user.click(previous());
    await onStep('Diet and health');
  });

  it('stays between the first step and the last', () => {
    expect([firstStep, lastStep]).toEqual([0, 3]);
    expect(stepFrom(firstStep, -1)).toBe(0);
    expect(stepFrom(lastStep, 1)).toBe(3);
    expect(stepFrom(1, 1)).toBe(2);
  });
});

describe('Profile wizard: prefilled', () => {
  it('has the age as a number and the three lists as they were saved', async () => {
    const { user } = await openUpdate();
    expect(profileForm.field('age')).toHaveValue(41);
    const chosen = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);
    await goTo(user, 'Diet and health');
    expect(chosen('intolerances')).toEqual(['Nuts', 'Shellfish']);
    expect(chosen('healthConditions')).toEqual(['None']);
    await user.click(next());
    await onStep('Goals');
    expect(chosen('avoidIngredients')).toEqual(['Pork']);
  });

  it('has a profile without the flag count as not completed', async () => {
    server.use(
      http.get(`${env().apiUrl}/api/users/cook-1`, () => HttpResponse.json({ user: { name: 'Julia' } })),
    );
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
    await onStep('Personal details');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(profileForm.field('name')).toHaveValue('');
  });

  it('centres its success toast, for 2 s', async () => {
    const { user } = await openUpdate();
    await goTo(user, 'Goals');
    const timer = vi.spyOn(window, 'setTimeout');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const toast = await screen.findByText('Settings Updated Successfully!');
    expect(toast.closest('[style*="justify-content: center"]')).not.toBeNull();
    // What is left of the 2 s when the toast is drawn; the 1.5 s until the navigation are another timer.
    const delays = timer.mock.calls.map(([, delay]) => delay ?? 0);
    expect(delays.some((delay) => delay > 1800 && delay <= 2000)).toBe(true);
    expect(await screen.findByRole('link', { name: 'Try New Settings' })).toBeVisible();
  });
});

describe('Profile wizard: nobody signed in', () => {
  it("shows a loader first, then 'Usuario no autenticado'", () => {
    const { client, report } = fakeAuth();
    render(
      <AuthProvider client={client} checkProfile={async () => false} onSignOut={() => {}}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <ProfileScreen />
          </MemoryRouter>
        </QueryClientProvider>
      </AuthProvider>,
    );
    expect(screen.getByText('Loading your settings…')).toBeInTheDocument();
    act(() => report(null));
    expect(screen.getByRole('heading', { level: 1, name: 'Usuario no autenticado' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
