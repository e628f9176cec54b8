export const englishExclusions = [
  'allergic to X', "I'm allergic to X", 'severely allergic to X!!', 'X allergy', 'my son has an X allergy', 'Allergies: X', 'ALLERGY: X', 'allergy to X',
  'no X', 'No X please', 'without X', 'without any X, thanks', 'X-free', 'it must be X free', 'free from X', 'free of X', "I can't eat X",
  'we cannot have X', 'my wife cannot tolerate X', 'intolerant to X', 'X intolerance', "I don't like X", "she doesn't eat X", 'my kids hate X', 'he dislikes X',
  'not a fan of X', 'avoid X', 'please avoid any X', 'hold the X', 'skip the X', 'leave out the X', 'omit X', 'minus the X', 'everything except X', 'anything but X',
  'X makes me ill', 'X make me sick', 'she is off X', 'nothing with X', 'exclude X', 'do not use X', "don't add X", "can't stand X", 'X is not allowed', 'X is off limits', 'never X',
  'w/o X', 'not keen on X', 'must not contain X', 'keep away from X', "won't eat X", 'sensitive to X', 'X could kill me', 'rice instead of X', 'gave up X', 'no trace of X',
]; // biome-ignore format: rows of ways

export const spanishExclusions = [
  'alérgico a X', 'soy alérgica a X', 'alergia a X', 'alergias: X', 'intolerante a X', 'intolerancia a X', 'sin X', 'sin nada de X, por favor', 'nada de X', 'que no lleve X',
  'no puedo comer X', 'no tolero X', 'evita X', 'evitar X', 'no me gusta X', 'no me gustan X', 'odio X', 'X me sienta mal', 'no le pongas X', 'no uses X', 'libre de X', 'no quiero X', 'no como X', 'todo menos X', 'prohibido X', 'excepto X', 'no comemos X', 'me da alergia X', 'X no', 'X no, por favor',
]; // biome-ignore format: rows of ways

/** Phrases that only look like a refusal. */
export const phrasesThatExcludeNothing = [
  'not without X', 'never without X', 'no problem with X', 'nothing against X', "I don't mind X", 'not allergic to X', "don't forget the X", "can't live without X", 'no sin X', 'no hay problema con X', 'no soy alérgico a X', 'no olvides X', 'nothing but X', 'lots of X', 'con X', 'use up the X', 'I love X', 'no objection to X', 'not only X', 'ya no soy alérgica a X',
]; // biome-ignore format: rows of ways
