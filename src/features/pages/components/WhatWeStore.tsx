import { brand } from '@/config/brand';
import { ProseSection } from './Prose';

/** What leaves the browser, and where it is kept. */
export function WhatWeStore() {
  return (
    <ProseSection title="What we store for you">
      <ul>
        <li>
          <strong>Your account</strong>, at Google Firebase: your e-mail address, whether it is verified, and
          a password we never see.
        </li>
        <li>
          <strong>Your profile</strong>, on our server, with your e-mail address: name, age, region, tools and
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
        To write a recipe, {brand.name} hands the request and the parts of your profile that shape a dish to
        an artificial intelligence. Your name, age and region are not part of that request.
      </p>
    </ProseSection>
  );
}
