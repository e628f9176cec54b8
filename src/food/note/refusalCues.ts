/**
 * Phrases that exclude a food, in English and Spanish, folded: without case, accents and apostrophes. Phrases that only look
 * like one ('not without garlic', 'no problem with nuts') come first and win.
 */

import { unwelcomeTexture } from './listWords';
import { type NoteWords, noteWordPattern, wordIndexAt } from './noteWords';
import type { Strength } from './types';

/** Side on which the foods are. 'either': the side that has any. */
type Side = 'after' | 'before' | 'either';

interface Cue {
  readonly first: number;
  readonly last: number;
  readonly words: string;
}

/** Words that exclude the foods beside them. */
export interface RefusalCue extends Cue {
  readonly kind: 'refusal';
  readonly strength: Strength;
  readonly side: Side;
}

/** Words that look like a refusal, but want, allow or limit a food. */
interface OtherCue extends Cue {
  readonly kind: 'wanted' | 'fine' | 'unread';
}

const who =
  '(?:me|him|her|us|them|you|everyone|everybody|someone|somebody|people|my _|our _|the _|his _|one of us)';
const is = '(?:is|are|am|im|was|were|hes|shes|theyre|were|be|being|been)';
const not = '(?:not|dont|do not|doesnt|does not|didnt|wont|will not|wouldnt|would not)';
const cannot =
  '(?:cant|cannot|can not|can never|may not|must not|mustnt|should not|shouldnt|unable to|not able to|not allowed to|is not to|arent allowed to|isnt allowed to|not supposed to|are not to)';
const dative = '(?:me|le|les|nos|te|os)';

const wanted = [
  '(?:not|never|nothing|nunca|no|jamas) (?:without|sin)', `${not} eat(?= (?:the |her |his |their )?_ otherwise)`,
  `(?:dont|do not|never|please dont) (?:skip|omit|leave out|forget|hold|skimp on|hold back on|hold back with|be shy with)(?: the| about)?`,
  `${cannot} (?:live|do|go|cook|eat|be) without`,
  `${cannot} (?:get|eat|have) enough(?: of)?`,
  'no (?:te )?(?:olvides|olvidar|quites|evites|omitas)(?: de)?',
  '(?:que )?no (?:puede |pueden )?(?:falten?|faltar)',
  'no (?:knead|bake|churn|cook|boil|fuss|mess)', 'no shortage of', 'no skimping on', 'why not(?: add| use| with| some)?', 'nothing (?:better than|beats|but|like)',
  'nada (?:mas|menos) que', 'no (?:hay |tengo |tenemos |me queda |me quedan )?(?:nada )?mas que', 'no hay nada como', 'not (?:only|just)', 'no sol(?:o|amente)',
]; // biome-ignore format: rows of words

const fine = [
  'no (?:known |food |other |particular )?(?:allergy|allergies|allergens|intolerances?|alergias?|intolerancias?|restrictions|exclusions|dislikes|restricciones)(?: to| a| al)?',
  `(?:not|isnt|arent|aint|wasnt|never been|no longer|used to be|nobody is|no one is|noone is|none of us is|none of us are) (?:at all |that |actually |really )?(?:allergic|intolerant|sensitive)(?: to)?`,
  `(?:ya )?no (?:soy|es|son|somos|eres|tengo|tiene|tenemos|hay|tienen|estamos) (?:ninguna? )?(?:alergic[oa]s?|intolerantes?|alergias?|intolerancias?)(?: a| al)?`,
  '(?:sin|nadie (?:es|tiene|con)|without) (?:alergias?|intolerancias?|alergic[oa]s?|intolerante|allergies)(?: a| al| to)?',
  'no (?:problem|problems|issue|issues|trouble|objection|objections|worries|qualms|complaints?) (?:at all )?(?:with|to|about|against|eating)',
  'nothing (?:wrong with|against)', 'not (?:averse|opposed) to', 'not afraid of', 'not against',
  `${not} (?:really )?(?:mind|hate|dislike|object to|avoid|care if|detest)`,
  'no (?:me|le|les|nos) (?:importan?|disgustan?|molestan?)', '(?:no (?:hay |tengo |tenemos )?|sin )(?:ningun )?problemas? con', '(?:no (?:tengo|hay) )?nada (?:en )?contra(?: de| del)?',
  `(?:${not} (?:really )?(?:like|eat|want)|hates?) (?:the |his |her )?_ (?:, )?so (?:please )?(?:chop|grate|mince|blend|cut|dice|puree|slice)(?: (?:it|them))?`, 'no (?:me|le|les|nos) gustan? (?:el |la |los |las )?_ (?:, )?(?:asi que|por eso) (?:pic|rall|tritur|cort|pas)[a-z]+',
  `${not} (?:like|eat|want) (?:any |the )?(?:big |small )?(?:bits|pieces|chunks|lumps) of`, '(?:el |la |los |las )?_ si (?:l[ao]s? )?(?:puedo|puede|pueden|podemos|come|comen|como|le gusta|me gusta|nos gusta)',
  'no (?:odi[oa]n?|detest[oa]n?|evit[oa]n?)', '(?:dont|do not|not|never) (?:overcook(?:ed)?|overdo(?:ne)?|burnt?|waste|ruin)', 'never (?:cooked|used|made|tried)', '(?:no|not|without)(?: too| that| the| any)? fishy(?: smell| taste)?', '(?:hates?|dont (?:like|want to)|do not want to|no time (?:to|for)) (?:peel|chop|wash|clean|shell|soak|marinat)(?:ing|e)?', 'no matter', 'no doubt', 'no wonder', 'no idea', 'no preference', 'no te preocupes', 'no pasa nada', 'no se (?:si|que|como)', 'whether or not', 'or not', 'not sure', 'no one knows',
  '(?:if|when|in case) (?:you |we |i |there )?(?:have |has |is |are |theres )?(?:no|not)', 'if (?:you|we|i) (?:dont|do not) have', 'si no (?:hay|tienes|tengo|tenemos)', 'no hurry', 'no rush', 'mas o menos', 'al menos', 'por lo menos', 'echar de menos', 'no more or less', '(?:wont|refuses? to|doesnt want to|do not want to) (?:see|notice|spot)(?: (?:it|them))?', 'menos de(?= _)',
  '(?:hates?|odio|odia|(?:dont|doesnt|do not|does not) (?:like|want(?: to)?)|cant (?:stand|be doing with)|no (?:me|le) gusta) (?:flip|peel|chop|clean|wash|bone|debone|cut|fry|boil|handl|roll|knead)(?:ping|ing|ting|ning|e)?(?: _)?', 'no (?:me|le) gusta (?:pelar|limpiar|picar|freir|amasar)(?: _)?',
  '(?:hates?|dislikes?|(?:dont|doesnt|do not|does not) (?:like|want)) (?:the |any )?(?:mushy|soggy|overcooked|dry|burnt|limp|tough|chewy|rubbery|greasy|slimy|watery) _', `(?:no (?:me|le|les|nos) gustan?|odi[oa]n?) (?:el|la|los|las) _ ${unwelcomeTexture}`,
]; // biome-ignore format: rows of words

const unread = [
  '(?:quit(?:a|ar|ale|ales)|retira|remove|trim|take off|cut off) (?:la |el |las |los |the )?(?:piel|grasa|huesos?|espinas|pepitas|semillas|skins?|fat|bones?|seeds|stones?|crusts?|rind|shells?)',
  '(?:dont|do not|never) (?:boil|peel|grill|bake|roast|steam|blend|mash|chop|cut|slice|soak|drain|rinse|wash|marinate|freeze|cover|toast|throw)', 'no (?:hace falta |hay que |quiero )?(?:(?:pel|as|tritur|lav|cort|tir|calent|mezcl)(?:ar|es)|(?:coc|escurr|hierv)(?:er|ir|as)|cuezas)(?: (?:mucho|demasiado))?',
  '(?:no|without) (?:skins?|bones?|stones?) (?:on|in)', `(?:${not} (?:like|want|eat)|hates?) (?:the |any )?(?:_ )?(?:skins?|bones?)(?: (?:and|or|,)(?: the)? (?:skins?|bones?))?`, 'no (?:me|le|les|nos) gustan? (?:las |la )?(?:espinas|piel)(?: del? _)?', 'sin (?:piel|espinas|huesos?)(?= (?:el|la|los|las|en) )',
  'no (?:more|less|fewer) than', 'no mas de', 'no menos de', 'not (?:too|so|very|that|a lot of|overly|much|many)(?: (?:much|many))?', 'no (?:demasiad[oa]s?|much[oa]s?|too much|too many)',
  '(?:sin|without) (?:tostar|freir|rebozar|hervir|remover|dorar|picar|cortar|lavar|amasar|hornear|calentar|escurrir|remojar|marinar|toasting|frying|browning|chopping|washing|stirring|kneading|soaking|heating)(?: (?:el|la|los|las|the) _)?', '(?:no|not|sin|without)(?: mixing| mezclar)? (?:meat|carne) (?:with|and|con|y|ni) (?:milk|dairy|leche|lacteos)', 'no fresh (?:veg|vegetables|fruit|herbs)(?= (?:in|left|at))',
  `(?:without|sin) (?:too much|too many|much|many|demasiad[oa]s?|much[oa]s?|pasarse)`, `(?:${cannot}|${not}) (?:eat|have|take|like|want|use) (?:too much|too many|much|a lot of|lots of)`, 'no (?:extra|excess)',
  '(?:half|some|one|part|mitad|una parte|uno|una) (?:of (?:it|them) )?(?:without|with no|sin)',
  '(?:except|except for|excepto|salvo|other than|apart from|aparte de) (?=_ no)',
]; // biome-ignore format: rows of words

const allergyAfter = [
  '(?:all?erg(?:ic|ick|y|ies|ys)|intolerances?|intoll?erant|sensitivit(?:y|ies)|sensitive|hypersensitive|aversion|aversions|reactions?|anaphyla_) (?:to|against|of|from)',
  'reacts? (?:badly |very badly |really badly )?to',
  '(?:get|gets|getting) (?:very |really )?(?:heartburn|hives|a rash|rashes|migraines?|headaches|cramps|bloated|ill|sick) (?:from|with|after)(?: eating)?',
  '(?:alergic[oa]s?|intolerantes?|sensibles?|alergias?|intolerancias?) (?:al?|con|por|del?)',
  // Somebody else's: 'allergic to eggs, my daughter to milk', 'alérgica al marisco no, solo a los frutos secos'.
  `(?<=(?:allerg|intoler)[^.;]{0,120} )(?:(?:only|just|but) )?(?:(?:(?<= [,:] )|and |(?:my|his|her|our|the) )_|only|just|but|and|or|nor|also|another|i|me|him|her|he|she|they|them) (?:(?:am|is|are) )?(?:only )?to(?! (?:eat|cook|make|have|be|get|use|try|taste|enjoy|like|love|go|come|bring|do|add|help|feed|see|keep|avoid|serve)\\b)`,
  '(?<=(?:alerg|intoler)[^.;]{0,120} )(?:(?:solo|solamente|pero) )?(?:(?:(?<= [,:] )|y |(?:mis?|sus?|nuestr[oa]s?|el|la) )_|solo|solamente|pero|si|yo|tu|el|ella|ellos|ellas) (?:(?:solo|si|es|soy|lo es|lo soy) )?al?(?! [a-z]+[aei]r\\b)',
];
const allergyBefore = [
  `(?:makes?|make|gets|turns|leaves) ${who} (?:very |really |so |feel |violently )*(?:ill|sick|unwell|poorly|itch|itchy|swell|swell up|vomit|throw up|sneeze|bloated|break out|react|wheeze|bad|gag)`,
  `gives? ${who} (?:a |an |the |bad |terrible )*(?:hives|rash|rashes|headaches?|migraines?|heartburn|cramps|trouble|runs|stomach ache|bellyache|allergic reaction|reaction|eczema|acne)`,
  'upsets? (?:my|his|her|our|their|the) (?:_ )?(?:stomach|tummy|belly|gut)',
  '(?:me|le|les|nos) repiten?',
  `(?:disagrees?|do not agree|dont agree|doesnt agree|does not agree) with ${who}`,
  `${is} (?:poison|poisonous|bad|dangerous|deadly|fatal|toxic) (?:for|to)`,
  '(?:could|can|would|will|may|might) (?:kill|harm|hurt|hospitali[sz]e)',
];
const allergyEither = [
  'allergy|allergies|allergys|all?ergic|intolerance|intolerances|intoll?erant|alergias?|alergic[oa]s?|intolerancias?|allergens?|alergenos?',
  `${dative} (?:sientan?|caen?) (?:muy |bastante |fatal |tan )*(?:mal|fatal)`,
  `${dative} (?:dan?|producen?|provocan?|causan?) (?:mucha |una )?(?:alergia|urticaria|diarrea|nauseas|reaccion|acidez|ardor|gases|migranas?)`,
  `${dative} ponen? (?:mal[oa]s?|enferm[oa]s?)`,
];
const cannotAfter = [
  `${cannot} (?:ever |really |currently )?(?:eat|have|take|stomach|tolerate|digest|touch|consume|do|use|handle|drink|include|contain|add|be (?:given|served|near))`,
  `${not} (?:ever |actually |normally |usually |currently )?(?:eat|want|use|add|include|put|put in|put any|cook with|serve|have|do|drink|consume|touch|contain|give (?:me|us|him|her|them)|need|keep(?= (?:any )?_ (?:in|at|for|[,.;])))`,
  'never (?:eats?|uses?|adds?|includes?|have|touch(?:es)?)', 'refuses?(?: to eat| to touch)?', '(?:nobody|no one|noone|none of us) (?:eats?|wants?|can eat|can have|drinks?)',
  'no (?:puedo|puede|podemos|pueden|debo|debe|debemos|deben|podria) (?:comer|tomar|probar|consumir|ver|llevar|beber|tener|usar)', '(?:no|nunca) (?:como|come|comen|comemos|tomo|toma|tomamos|toman|consumo|consume|consumimos|bebo|bebe|uso|usamos)',
  'no (?:lo |la |los |las |me |le |les |nos )?(?:tolero|tolera|toleran|toleramos|digiero|digiere)', 'no (?:quiero|quiere|queremos|quieren|hace falta|necesito)', 'no (?:me |le |les |nos |lo |la )?(?:pongas|pongais|ponga|pongan|eches|echeis|eche|anadas|anada|uses|use|incluyas|incluya|metas|utilices)',
  '(?:que )?no (?:lleven?|tengan?|contengan?|haya|incluyan?|contiene|contienen)', 'nada (?:del?|con|que lleve)', 'ningun(?:a|o)?', 'nadie (?:come|quiere|puede comer)',
  'avoid(?:s|ing)?(?: using| adding| all)?', 'must avoid', 'evit(?:a|o|ar|e|en|ad|an|amos|ando|emos)', 'skip(?:s|ping)?', '(?:leave|leaves|leaving|keep|take) (?:out|off)', '(?:leave|keep|take|pick)(?= (?:the |any |all |all the )?(?!(?:skin|bone|seed|stone|lid|crust|pip)s? )(?:_ ){1,2}(?:out|off) (?:[,.;:]|please|and|for|because|$))', 'omit(?:s|ting)?', 'omit(?:e|ir|iendo|an)', 'quit(?:a|ar|ale|ando)', 'retira', 'elimina', 'elimina(?:r|ndo)', 'suprime', 'prescind(?:e|ir|iendo) del?',
  'hold (?:the|all)(?! _ (?:until|till) )', 'no need for', 'minus', '(?:anything|everything|all|any _|todo|cualquier cosa|de todo) (?:but|except|except for|menos|salvo|excepto)', 'except(?: for)?', 'excepto', 'salvo', 'menos', 'exclud(?:e|es|ed|ing)', 'excluy(?:e|endo|an)', 'excluir',
  'without(?: any| the use of| adding| using)?', 'w o', 'sin', 'ni', 'zero', 'cero', 'none of', 'nothing (?:with|containing|made with|made from|that contains|that has)', 'not (?:containing|with|any|have|include)', 'free (?:from|of)', 'libres? del?', 'exent[oa]s? del?', '(?:keep|stay|steer) (?:away|clear) (?:from|of)', 'off limits', 'gave up', 'giving up', 'cut(?:ting)? out', 'no more', '(?:keep|save|leave|guarda)(?! (?:it|them|this|some|half|an?|any|algo|un) )(?= (?:the |my |el |la |los |las )?(?:_ ){1,2}(?:for|para) (?:tomorrow|later|breakfast|another|manana|luego|otro))', 'rather not (?:have|eat)', '(?:forget|ditch|drop|lose|ban|nix|scrap) (?:about )?the', 'lay off', 'laying off',
  '(?:instead|in place|in lieu) of', 'rather than', 'en (?:vez|lugar|sustitucion) del?', '(?:replace|replacing|swap|swap out|swapping|substitute|sustituye|sustituir|reemplaza|cambia|cambiar)', '(?:run|ran|am|im|are|were|all) out of', '(?<=[.;:,] )out of', 'se (?:me|nos) (?:ha acabado|acabo|han acabado|acabaron|ha terminado)', 'none', 'non', 'not', 'never', 'no',
]; // biome-ignore format: rows of words
const cannotBefore = [
  'free(?! (?:range|run|from|of|to|style|flow|form|time|kick|hand|evening|day) )', '(?:leave|leaving|keep|take|pick) (?:it|them|those|these|that|this) (?:out|off)',
  `${is} (?:strictly |totally |completely )?(?:off limits|off the menu|off the table|not allowed|not permitted|forbidden|banned|prohibited|a no go|a no no|a big no|a no|out|excluded|not ok|not okay|not an option|not good|unsafe|not suitable|no good|not needed)`,
  'not (?:allowed|needed|permitted|welcome|please|for (?:me|us|him|her|them))', '(?:esta|estan|queda|quedan) (?:totalmente )?(?:prohibid[oa]s?|fuera|descartad[oa]s?|vetad[oa]s?)', 'no (?:, )?(?:thanks|thank you|gracias|please|por favor|way)', '(?<=[a-z] )not?(?= (?:[,.;:]|que |porque |$))',
]; // biome-ignore format: rows of words
const cannotEither = ['prohibid[oa]s?|forbidden|banned|prohibited|vetad[oa]s?|excluded'];
const dislikeAfter = [
  `${not} (?:really |particularly |much |actually |even |especially |all )*(?:like|love|enjoy|care for|fancy|dig|appreciate|approve of|get on with|go for)`,
  '(?:never|nobody|no one|noone|none of us) (?:liked|likes|like|loves|enjoys)',
  'hat(?:e|es|ed|ing)', 'disl?ik(?:e|es|ing|ed)', 'detest(?:s|ed)?', 'loathes?', 'despises?', 'abhors?', '(?:not|isnt|arent|aint|never been|never|no|hardly|im not) (?:a |an |really a |much of a |the )?(?:really |big |huge |great |massive |biggest )*fans? of',
  '(?:not|isnt|arent|aint|never) (?:a |an )?(?:really |very |so |too |that )?(?:keen|mad|into|crazy|big|wild|hot|fussed|partial)(?: on| about| to| into)?',
  `${cannot} (?:stand|bear|abide)`, `(?:${is}|went|gone|going) off(?! (?:limits|the menu|the table))`, 'fed up (?:with|of)', 'sick of', 'tired of', 'disgusted by', '(?:picky|fussy|funny) about',
  '(?:nunca |no )(?:me|le|les|nos|te|os) (?:gusta|gustan|gusto|gustaron|entra|entran|va|van|apetece|apetecen|hace gracia|convence|convencen)', `odi(?:o|a|an|amos)`, 'detest(?:o|a|an|amos)', 'aborrec(?:e|en|emos)', 'aborrezco', 'no (?:soy|es|son|somos) (?:muy |gran |nada )?(?:fan|fans|amig[oa]s?|partidari[oa]s?|aficionad[oa]s?)(?: de| del)?', 'no (?:soy|es|son|somos) (?:muy|nada|mucho) del?', `no (?:lo |la )?(?:soporto|soporta|soportan|aguanto|aguanta|aguantan)`, `${dative} (?:da|dan) (?:mucho )?(?:asco|repelus|grima)`, 'nadie (?:le gusta|soporta)', 'a nadie le gustan?', 'hart[oa]s? del?',
]; // biome-ignore format: rows of words
const dislikeBefore = [
  '(?:is|are) (?:disgusting|gross|yuck|yucky|awful|horrible|not my thing|the worst|the devil)',
  `tastes? (?:of|like) soap(?: to ${who})?`,
  '(?:me|le|les|nos) sabe a jabon',
];

/** Pronouns for foods named before: 'cilantro? I hate it'. */
export const pronouns = new Set('it them that those these this eso esos esas ello ellos ellas'.split(' '));

const groups: readonly {
  readonly pattern: RegExp;
  readonly of: Omit<RefusalCue, keyof Cue> | Omit<OtherCue, keyof Cue>;
}[] = (
  [
    [unread, { kind: 'unread' }],
    [wanted, { kind: 'wanted' }],
    [fine, { kind: 'fine' }],
    [allergyBefore, { kind: 'refusal', strength: 'allergy', side: 'before' }],
    [allergyAfter, { kind: 'refusal', strength: 'allergy', side: 'after' }],
    [allergyEither, { kind: 'refusal', strength: 'allergy', side: 'either' }],
    [dislikeBefore, { kind: 'refusal', strength: 'dislike', side: 'before' }],
    [dislikeAfter, { kind: 'refusal', strength: 'dislike', side: 'after' }],
    [cannotBefore, { kind: 'refusal', strength: 'cannot', side: 'before' }],
    [cannotEither, { kind: 'refusal', strength: 'cannot', side: 'either' }],
    [cannotAfter, { kind: 'refusal', strength: 'cannot', side: 'after' }],
  ] as const
).map(([alternatives, of]) => ({ pattern: noteWordPattern(alternatives), of }));

/** Returns the cues of a note in order, without overlaps; of two that start at one word, the longer. */
export function findCues({ flatText, words }: NoteWords): (RefusalCue | OtherCue)[] {
  const found = groups.flatMap(({ pattern, of }, rank) =>
    [...flatText.matchAll(pattern)].map((match) => {
      const first = wordIndexAt(words, match.index);
      const end = match.index + match[0].trimEnd().length;
      return { rank, end, cue: { ...of, first, last: wordIndexAt(words, end) - 1, words: match[0].trim() } };
    }),
  );
  found.sort((a, b) => a.cue.first - b.cue.first || b.end - a.end || a.rank - b.rank);
  const kept: (RefusalCue | OtherCue)[] = [];
  for (const { cue } of found) if (cue.first > (kept.at(-1)?.last ?? -1)) kept.push(cue);
  return kept;
}
