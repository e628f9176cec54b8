import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { getEnv } from '@/config/env';
import { paths } from '@/config/paths';
import { BrowserStorageSection } from '../components/BrowserStorageSection';
import { PageHeader, Prose, ProseSection } from '../components/Prose';

/** Shows Privacy (claim 2.5): the policy of April 2025, and the cookie choice. */
export function PrivacyScreen({ consentSettings }: { consentSettings: ReactNode }) {
  const { backend, contact } = getEnv();
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-10">
      <PageHeader title="Privacy Policy">
        <p className="text-base">
          Last updated: <time dateTime="2025-04">April 2025</time>
        </p>
        <p className="mt-3">
          To cook for you we have to know a few things about you. Here is all of it, in plain words: what we
          keep, where, and how to get rid of it.
        </p>
      </PageHeader>
      <Prose>
        {backend === 'local' && (
          <ProseSection title="This copy keeps everything here">
            <p>
              You are using {brand.name} in local mode. Your account, your settings and your recipes live in
              this browser and nowhere else; no one receives them. What follows describes {brand.name} when it
              runs with its servers.
            </p>
          </ProseSection>
        )}
        <StoredDataSection />
        <BrowserStorageSection />
        <ProseSection title="Cookies and your choice">
          <p>
            What the essential choice covers is listed above; without it nobody could sign in. Analytics and
            marketing are yours to allow or refuse. Today {brand.name} sets neither kind, whatever you choose:
            we ask so that your answer is already there should that ever change.
          </p>
          {consentSettings}
        </ProseSection>
        <ProseSection title="Who else is at the table">
          <ul>
            <li>
              <strong>Google Firebase</strong> signs you in and sends the verification and password emails.
              With Google sign-in, Google tells us your email address and name.
            </li>
            <li>
              <strong>Google reCAPTCHA</strong> checks on the log-in and register screens that you are not a
              script. Google receives your IP address and how you use that page, and may set cookies of its
              own.
            </li>
            <li>
              <strong>Picture hosts.</strong> A recipe may show a sample photo from Pexels or a picture on our
              server; whoever hosts it sees that your browser asked for it.
            </li>
            <li>
              <strong>Where you share.</strong> Mail, WhatsApp, Twitter or Facebook receive a recipe’s title
              and link when you choose to send it there, and not before.
            </li>
          </ul>
          <p>We show no advertising, and we sell your data to nobody.</p>
        </ProseSection>
        <ProseSection title="What you can ask of us">
          <p>
            You can change your settings at any time and delete any recipe from your list. There is no button
            yet that deletes a whole account: write to <a href={`mailto:${contact.email}`}>{contact.email}</a>{' '}
            to see, correct or erase what we hold about you, or find us on the{' '}
            <Link to={paths.contact}>contact page</Link>.
          </p>
        </ProseSection>
      </Prose>
    </article>
  );
}

function StoredDataSection() {
  return (
    <ProseSection title="What we store for you">
      <ul>
        <li>
          <strong>Your account</strong>, at Google Firebase: your email address, whether it is verified, and a
          password we never see.
        </li>
        <li>
          <strong>Your settings</strong>, on our server, with your email address: name, age, region, tools and
          skill, tastes, diet and goals, and, if you tell us, intolerances and health conditions. We ask for
          those only so that a recipe can respect them.
        </li>
        <li>
          <strong>Your recipes</strong>, on our server: what you asked for, what was written, and the picture.
        </li>
        <li>
          <strong>A Quick Recipe</strong> is not saved to any list. The request is sent to our server to be
          answered, with your sign-in if you have one.
        </li>
      </ul>
      <p>
        To write a recipe, {brand.name} hands the request and the parts of your settings that shape a dish to
        an artificial intelligence. Your name, age and region are not part of that request.
      </p>
    </ProseSection>
  );
}
