import { screen, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { beforeEach, describe, expect, it } from 'vitest';
import { installCaptchaStandIn } from '@/local/identity/captchaStandIn';
import { setScenario } from '@/local/scenarios/scenarios';

const main = () => within(screen.getByRole('main'));

describe('The account forms', () => {
  beforeEach(() => {
    installCaptchaStandIn(window);
    return () => Reflect.deleteProperty(window, 'grecaptcha');
  });

  it('Create Account has e-mail, a password that can be shown, captcha and a link to /login', async () => {
    const { user } = await renderApp({ at: '/register' });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('name', 'email');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/login');
  });

  it('Log In has its three buttons, captcha and a link to /register', async () => {
    await renderApp({ at: '/login' });
    for (const name of ['Sign In', 'Sign In with Google', 'Forgot Password']) {
      expect(main().getByRole('button', { name })).toBeEnabled();
    }
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
    expect(main().getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#/register');
    expect(screen.queryByRole('button', { name: 'Resend Email Verification' })).not.toBeInTheDocument();
  });
});

describe('The quick recipe form', () => {
  it('names its fields as specified, the additional info optional', async () => {
    const { user } = await renderApp({ at: '/quickrecipe', state: { buttonName: 'Street Eats' } });
    const { ingredients, time, diners, meal, info } = recipeFields;
    expect(
      [ingredients(), time(), diners(), meal(), info()].map((field) => field.getAttribute('name')),
    ).toEqual(['ingredientes', 'tiempoCoccion', 'diners', 'tipoComida', 'necesidadesDiners']);
    expect(document.querySelector('[name=tipoReceta]')).toHaveValue('Street Eats');
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect(await screen.findByText('Ingredients are required')).toBeVisible();
    expect(info()).toBeValid();
    expect(ingredients()).toHaveClass('border-tomato-ink');
  });
});

describe('The loading overlay', () => {
  it("covers the screen with the robot and the text 'Processing...'", async () => {
    const { user } = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(user);
    await setScenario('slow', { only: 'quickRecipe', delayMs: [300, 300] });
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    const overlay = (await screen.findByText('Processing...')).closest('[role=status]');
    expect(overlay).toHaveClass('fixed', 'inset-0');
    expect(overlay?.querySelector('svg')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Create Another Recipe' });
  });
});

describe('A recipe card', () => {
  const sampleUrl = 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg';

  it.each([
    ['', './no-image-yet.svg', false],
    ['https://example.com/soup.jpg', 'https://example.com/soup.jpg', false],
    ['/images/1.svg', 'http://localhost:5000/images/1.svg', false],
    [sampleUrl, sampleUrl, true],
  ])('shows for the picture %j what the image rules say', async (imageUrl, src, isSample) => {
    await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe({ imageUrl })] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('img')).toHaveAttribute('src', src);
    const words = 'Sample Pexels image. Click on the image to generate a custom one for this recipe.';
    expect(card.queryAllByText(words)).toHaveLength(isSample ? 1 : 0);
  });
});
