import { useEffect, useState, useSyncExternalStore } from 'react';
import { languageOfText } from '@/food/text/language';

const getVoices = () => ('speechSynthesis' in window ? window.speechSynthesis.getVoices() : []);

function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  // Many browsers find their voices only after they were asked for them.
  window.speechSynthesis.addEventListener('voiceschanged', listener);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * Reads a text aloud in its own language while it is switched on, and each text that takes its place; '' is silence.
 * `canRead` is whether the device has a voice at all.
 */
export function useReadAloud(text: string) {
  const canRead = useSyncExternalStore(subscribeToVoices, () => getVoices().length > 0);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isOn || text === '') return;
    const { speechSynthesis } = window;
    const lang = preferredLocale(languageOfText(text));
    // Sentence by sentence: some voices fall silent in the middle of a long text.
    for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = lang;
      speechSynthesis.speak(said);
    }
    return () => speechSynthesis.cancel();
  }, [isOn, text]);

  return { canRead, isOn, toggle: () => setOn(!isOn) };
}

/** The cook's own variety of a language, if it is among theirs. */
const preferredLocale = (language: 'en' | 'es'): string =>
  navigator.languages.find((each) => each.startsWith(language)) ?? { en: 'en-GB', es: 'es-ES' }[language];
