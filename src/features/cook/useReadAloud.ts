import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '@/food/text/language';
import { detectLanguageOrEnglish } from '@/food/text/language';

const getVoices = () => ('speechSynthesis' in window ? window.speechSynthesis.getVoices() : []);

function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  // Many browsers load their voices only after the first request.
  window.speechSynthesis.addEventListener('voiceschanged', listener);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * Returns a switch that reads a text aloud in its language, again when the text changes; '' is silent. `canRead` is
 * true if the device has a voice.
 */
export function useReadAloud(text: string) {
  const canRead = useSyncExternalStore(subscribeToVoices, () => getVoices().length > 0);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isOn || text === '') return;
    const { speechSynthesis } = window;
    const lang = preferredLocale(detectLanguageOrEnglish(text));
    // One utterance for each sentence, because some voices stop in the middle of a long text.
    for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = lang;
      speechSynthesis.speak(utterance);
    }
    return () => speechSynthesis.cancel();
  }, [isOn, text]);

  return { canRead, isOn, toggle: () => setOn(!isOn) };
}

/** Returns the user's locale of a language ('es-MX'), else a default. */
const preferredLocale = (language: Language): string =>
  navigator.languages.find((each) => each.startsWith(language)) ?? { en: 'en-GB', es: 'es-ES' }[language];
