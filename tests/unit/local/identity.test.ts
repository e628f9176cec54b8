import { describe, expect, it } from 'vitest';
import { createUnsignedJwt } from '@/local/identity/tokens';
import { openDb } from '@/local/store/db';
import { listMails } from '@/local/store/mails';
import { writeSetting } from '@/local/store/settings';
import { callToolkit, renewIdToken } from './localCalls';

const email = 'ana@example.com';
const password = 'sofrito-42';
const signUp = (details: object = {}) =>
  callToolkit('signUp', {
    returnSecureToken: true,
    email,
    password,
    clientType: 'CLIENT_TYPE_WEB',
    ...details,
  });
const signIn = (details: object = {}) =>
  callToolkit('signInWithPassword', { returnSecureToken: true, email, password, ...details });
const lastCode = async () => (await listMails())[0]?.code;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('sign-up', () => {
  it('answers with tokens as Firebase does', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email,
      expiresIn: '3600',
      localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
    });
    expect(body.idToken).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(claimsOf(body.idToken)).toMatchObject({
      iss: 'https://securetoken.google.com/local',
      aud: 'local',
      sub: body.localId,
      user_id: body.localId,
      email,
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    });
    const { iat, exp } = claimsOf(body.idToken);
    expect(exp - iat).toBe(3600);
  });

  it.each([
    ['EMAIL_EXISTS', { email: 'Ana@Example.com' }],
    ['INVALID_EMAIL', { email: 'ana' }],
    ['MISSING_EMAIL', { email: '' }],
    ['MISSING_PASSWORD', { password: '', email: 'new@example.com' }],
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      { password: 'short', email: 'new@example.com' },
    ],
  ])('rejects with %s in the body that Google sends', async (message, details) => {
    await signUp();
    expect(await signUp(details)).toMatchObject({
      status: 400,
      body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    });
  });

  it('does not store the password', async () => {
    await signUp();
    await signUp({ email: 'eva@example.com' });
    const accounts = await (await openDb()).getAll('accounts');
    const everything = JSON.stringify(accounts);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(Buffer.from(password).toString('base64'));
    expect(everything).not.toContain(Buffer.from(password).toString('hex'));
    expect(accounts[0]?.password?.hash).not.toBe(accounts[1]?.password?.hash);
    expect(accounts[0]?.password?.iterations).toBeGreaterThanOrEqual(100_000);
  });
});

describe('sign-in with a password', () => {
  it('accepts the right password, in any letter case of the address', async () => {
    const { body: account } = await signUp();
    expect(await signIn({ email: 'ANA@example.com' })).toMatchObject({
      status: 200,
      body: { localId: account.localId, registered: true, idToken: expect.stringMatching(/^eyJ/) },
    });
  });

  it('distinguishes a wrong address from a wrong password', async () => {
    await signUp();
    expect((await signIn({ password: 'wrong-password' })).body.error.message).toBe('INVALID_PASSWORD');
    expect((await signIn({ email: 'nobody@example.com' })).body.error.message).toBe('EMAIL_NOT_FOUND');
  });

  it('distinguishes neither if addresses are protected', async () => {
    await signUp();
    await writeSetting('emailEnumerationProtection', true);
    expect((await signIn({ password: 'wrong-password' })).body.error.message).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect((await signIn({ email: 'nobody@example.com' })).body.error.message).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    const reset = await callToolkit('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@example.com',
    });
    expect(reset).toMatchObject({ status: 200, body: { email: 'nobody@example.com' } });
    expect(await listMails()).toEqual([]);
  });

  it('locks an account after ten wrong passwords, the right one included', async () => {
    await signUp();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn({ password: 'wrong-password' })).body.error.message).toBe('INVALID_PASSWORD');
    }
    expect((await signIn()).body.error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
  });

  it('refuses a disabled account', async () => {
    const { body } = await signUp();
    const db = await openDb();
    const account = await db.get('accounts', body.localId);
    if (!account) throw new Error('The account was not kept');
    await db.put('accounts', { ...account, disabled: true });
    expect((await signIn()).body.error.message).toBe('USER_DISABLED');
    expect((await callToolkit('lookup', { idToken: body.idToken })).body.error.message).toBe('USER_DISABLED');
  });
});

describe('sessions', () => {
  it('looks up an account by its token', async () => {
    const { body } = await signUp();
    expect((await callToolkit('lookup', { idToken: body.idToken })).body.users).toEqual([
      expect.objectContaining({
        localId: body.localId,
        email,
        emailVerified: false,
        providerUserInfo: [expect.objectContaining({ providerId: 'password' })],
      }),
    ]);
  });

  it('renews a session with its refresh token only', async () => {
    const { body } = await signUp();
    expect(await renewIdToken(body.refreshToken)).toMatchObject({
      status: 200,
      body: {
        user_id: body.localId,
        expires_in: '3600',
        token_type: 'Bearer',
        access_token: expect.stringMatching(/^eyJ/),
      },
    });
    expect((await renewIdToken('made-up')).body.error.message).toBe('INVALID_REFRESH_TOKEN');
    expect(body.refreshToken).not.toContain('.');
  });

  it('refuses a token whose claims were changed', async () => {
    const { body } = await signUp();
    const [header, , signature] = body.idToken.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(body.idToken), email_verified: true })).toString(
      'base64url',
    );
    const lookup = await callToolkit('lookup', { idToken: `${header}.${forged}.${signature}` });
    expect(lookup.body.error.message).toBe('INVALID_ID_TOKEN');
  });
});

describe('mailed links', () => {
  it('verify an address, once', async () => {
    const { body: account } = await signUp();
    const sent = await callToolkit('sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      idToken: account.idToken,
    });
    expect(sent.body.email).toBe(email);
    const oobCode = await lastCode();

    expect((await callToolkit('update', { oobCode })).body).toMatchObject({
      email,
      emailVerified: true,
    });
    const { body } = await callToolkit('lookup', { idToken: account.idToken });
    expect(body.users[0].emailVerified).toBe(true);
    expect(claimsOf((await renewIdToken(account.refreshToken)).body.access_token).email_verified).toBe(true);
    expect((await callToolkit('update', { oobCode })).body.error.message).toBe('INVALID_OOB_CODE');
  });

  it('expire', async () => {
    await signUp();
    await callToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = (await lastCode()) ?? '';
    const db = await openDb();
    const code = await db.get('oobCodes', oobCode);
    if (!code) throw new Error('The code was not kept');
    await db.put('oobCodes', { ...code, expiresAt: Date.now() - 1 });
    const reset = await callToolkit('resetPassword', { oobCode, newPassword: 'another-one' });
    expect(reset.body.error.message).toBe('EXPIRED_OOB_CODE');
  });

  it('set a new password and end the sessions of the old one', async () => {
    const { body: account } = await signUp();
    await callToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await lastCode();

    const weak = await callToolkit('resetPassword', { oobCode, newPassword: 'short' });
    expect(weak.body.error.message).toMatch(/^WEAK_PASSWORD/);
    expect(await callToolkit('resetPassword', { oobCode, newPassword: 'another-one' })).toMatchObject({
      status: 200,
      body: { email, requestType: 'PASSWORD_RESET' },
    });

    expect((await signIn()).body.error.message).toBe('INVALID_PASSWORD');
    expect((await signIn({ password: 'another-one' })).status).toBe(200);
    expect((await renewIdToken(account.refreshToken)).body.error.message).toBe('INVALID_REFRESH_TOKEN');
  });

  it('are not mailed to an address without an account', async () => {
    const reset = await callToolkit('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@example.com',
    });
    expect(reset.body.error.message).toBe('EMAIL_NOT_FOUND');
    expect(await listMails()).toEqual([]);
  });

  it('are rejected for another purpose', async () => {
    await signUp();
    await callToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    expect((await callToolkit('update', { oobCode: await lastCode() })).body.error.message).toBe(
      'INVALID_OOB_CODE',
    );
  });
});

describe('sign-in with Google', () => {
  const google = (claims: object) =>
    callToolkit('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: `&id_token=${createUnsignedJwt(claims)}&providerId=google.com`,
    });
  const ana = { sub: '123456789', email, name: 'Ana', email_verified: true };

  it('creates a verified account, and finds it again', async () => {
    const { body: first } = await google(ana);
    expect(first).toMatchObject({
      providerId: 'google.com',
      email,
      emailVerified: true,
      displayName: 'Ana',
      isNewUser: true,
    });
    expect(claimsOf(first.idToken).firebase.sign_in_provider).toBe('google.com');
    expect((await google(ana)).body).toMatchObject({ localId: first.localId, isNewUser: false });
  });

  it('links the account of a verified address, and keeps its password', async () => {
    const { body: account } = await signUp();
    await callToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: account.idToken });
    await callToolkit('update', { oobCode: await lastCode() });
    expect((await google(ana)).body.localId).toBe(account.localId);
    expect((await signIn()).status).toBe(200);
  });

  it('removes a password that was set before the address was verified', async () => {
    await signUp();
    await google(ana);
    expect((await signIn()).body.error.message).toBe('INVALID_PASSWORD');
  });

  it('rejects invalid tokens', async () => {
    const answer = await callToolkit('signInWithIdp', {
      postBody: 'id_token=nonsense&providerId=google.com',
    });
    expect(answer.body.error.message).toMatch(/^INVALID_IDP_RESPONSE/);
  });
});
