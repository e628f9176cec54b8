import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { describePasswordResetError, describeSignInError } from './accountErrors';
import { firstEmptyField, missingCredentialsMessage, signInSchema } from './credentials';
import { postLoginRedirect, readRegisteredEmail } from './postLoginRedirect';
import { useAccountForm } from './useAccountForm';

/** Returns the four actions of the login screen (claims 2.30, 2.31), with their messages. */
export function useLogin() {
  const { accountActions, currentUser } = useAuth();
  const uid = useRef(currentUser?.uid);
  uid.current = currentUser?.uid;
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const entry = useAccountForm(signInSchema, readRegisteredEmail(state) ?? '');
  const { form, runAction } = entry;

  function enter(message: string) {
    toast.success(message);
    entry.startLeaving();
    // The uid is known by then.
    navigateLater(() => postLoginRedirect(state, uid.current));
  }

  return {
    entry,

    signIn: form.handleSubmit(async ({ email, password }) => {
      const run = () => accountActions.signIn(email, password);
      if (await runAction({ action: 'sign-in', run, describeError: describeSignInError }))
        enter('Logged in successfully');
    }),

    signInWithGoogle: async () => {
      const run = accountActions.signInWithGoogle;
      if (await runAction({ action: 'google', run, describeError: describeSignInError })) {
        enter('Logged in with Google successfully');
      }
    },

    resendVerification: async () => {
      const credentials = form.getValues();
      const empty = firstEmptyField(credentials);
      if (empty) return form.setError(empty, { message: missingCredentialsMessage }, { shouldFocus: true });
      const run = () =>
        accountActions.resendVerificationEmail(credentials.email.trim(), credentials.password);
      if (await runAction({ action: 'resend', run, describeError: describeSignInError })) {
        toast.success('Verification email sent successfully');
        entry.setNotice('A new verification email has been sent. Please check your inbox.');
      }
    },

    resetPassword: async () => {
      const email = form.getValues('email').trim();
      const message = 'Please enter your email address to reset your password';
      if (email === '') return form.setError('email', { message }, { shouldFocus: true });
      const run = () => accountActions.sendPasswordResetEmail(email);
      if (await runAction({ action: 'reset', run, describeError: describePasswordResetError })) {
        toast.success('Password reset email sent successfully');
        entry.setNotice('A password reset email has been sent. Please check your inbox.');
      }
    },
  };
}
