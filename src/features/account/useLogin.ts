import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { resetFailure, signInFailure } from './accountFailure';
import { emptyField, incomplete, signInSchema } from './credentials';
import { justRegistered, wayOn } from './returnPath';
import { useAccountForm } from './useAccountForm';

/** The four ways through the login screen (claims 2.30, 2.31), each with its words for success and failure. */
export function useLogin() {
  const { accountActions, currentUser } = useAuth();
  const uid = useRef(currentUser?.uid);
  uid.current = currentUser?.uid;
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const entry = useAccountForm(signInSchema, justRegistered(state) ?? '');
  const { form, attempt } = entry;

  function enter(message: string) {
    toast.success(message);
    entry.leave();
    // Who is in now is known by then.
    navigateLater(() => wayOn(state, uid.current));
  }

  return {
    entry,

    signIn: form.handleSubmit(async ({ email, password }) => {
      const run = () => accountActions.signIn(email, password);
      if (await attempt({ action: 'sign-in', run, explain: signInFailure })) enter('Logged in successfully');
    }),

    signInWithGoogle: async () => {
      const run = accountActions.signInWithGoogle;
      if (await attempt({ action: 'google', run, explain: signInFailure })) {
        enter('Logged in with Google successfully');
      }
    },

    resendVerification: async () => {
      const credentials = form.getValues();
      const empty = emptyField(credentials);
      if (empty) return form.setError(empty, { message: incomplete }, { shouldFocus: true });
      const run = () => accountActions.resendVerification(credentials.email.trim(), credentials.password);
      if (await attempt({ action: 'resend', run, explain: signInFailure })) {
        toast.success('Verification email sent successfully');
        entry.setNotice('A new verification email has been sent. Please check your inbox.');
      }
    },

    resetPassword: async () => {
      const email = form.getValues('email').trim();
      const message = 'Please enter your email address to reset your password';
      if (email === '') return form.setError('email', { message }, { shouldFocus: true });
      const run = () => accountActions.sendPasswordReset(email);
      if (await attempt({ action: 'reset', run, explain: resetFailure })) {
        toast.success('Password reset email sent successfully');
        entry.setNotice('A password reset email has been sent. Please check your inbox.');
      }
    },
  };
}
