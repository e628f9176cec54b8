import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { describeLoginError, describePasswordResetError } from './accountErrors';
import { firstEmptyField, loginSchema, missingCredentialsMessage } from './credentials';
import { postLoginRedirect, readRegisteredEmail } from './postLoginRedirect';
import { useAccountForm } from './useAccountForm';

/** Returns the form's state and the four actions of the login screen (claims 2.30, 2.31). */
export function useLogin() {
  const { accountActions, currentUser } = useAuth();
  const uid = useRef(currentUser?.uid);
  uid.current = currentUser?.uid;
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const accountForm = useAccountForm(loginSchema, readRegisteredEmail(state) ?? '');
  const { form, runAction } = accountForm;

  function handleLoggedIn(message: string) {
    toast.success(message);
    accountForm.startRedirect();
    // Runs after the toast: Firebase has reported the user by then.
    navigateLater(() => postLoginRedirect(state, uid.current));
  }

  return {
    accountForm,

    signIn: form.handleSubmit(async ({ email, password }) => {
      const run = () => accountActions.signIn(email, password);
      if (await runAction({ action: 'sign-in', run, describeError: describeLoginError }))
        handleLoggedIn('Logged in successfully');
    }),

    signInWithGoogle: async () => {
      const run = accountActions.signInWithGoogle;
      if (await runAction({ action: 'google', run, describeError: describeLoginError })) {
        handleLoggedIn('Logged in with Google successfully');
      }
    },

    resendVerification: async () => {
      const credentials = form.getValues();
      const empty = firstEmptyField(credentials);
      if (empty) return form.setError(empty, { message: missingCredentialsMessage }, { shouldFocus: true });
      const run = () =>
        accountActions.resendVerificationEmail(credentials.email.trim(), credentials.password);
      if (await runAction({ action: 'resend', run, describeError: describeLoginError })) {
        toast.success('Verification email sent successfully');
        accountForm.setNotice('A new verification email has been sent. Please check your inbox.');
      }
    },

    resetPassword: async () => {
      const email = form.getValues('email').trim();
      const message = 'Please enter your email address to reset your password';
      if (email === '') return form.setError('email', { message }, { shouldFocus: true });
      const run = () => accountActions.sendPasswordResetEmail(email);
      if (await runAction({ action: 'reset', run, describeError: describePasswordResetError })) {
        toast.success('Password reset email sent successfully');
        accountForm.setNotice('A password reset email has been sent. Please check your inbox.');
      }
    },
  };
}
