/** Function words of lists in a note, in both languages, folded. */
import { wordSet } from '@/lib/words';

export const joiners = wordSet('and or nor y e o u ni plus also tampoco n');
export const orWords = wordSet('or nor ni o u');
export const articles = wordSet(
  'the a an any all some of my his her our their its el la los las un una unos unas al del de lo ningun ninguna ninguno sus su mi mis other otro otra otros otras even also especially particularly specially sobre todo incluso either both whatsoever too actually',
);
/** Words before a food that do not change what a refusal means. */
export const skippableWords = wordSet(
  'raw cooked fried fresh dried tinned canned frozen smoked grilled roasted boiled chopped sliced whole ground spicy hot blue hard soft strong stinky smelly crunchy big small large single extra added pure plain real true actual crudo cruda crudos crudas cocido cocida frito frita fresco fresca kind kinds type types sort sorts form forms food foods thing things stuff dish dishes recipe recipes meal meals product products ingredient ingredients anything something made with containing contain contains that which has have having based on eating eat the taste texture smell of flavour flavor idea trace traces hint bit bits piece pieces chunk chunks cualquier tipo tipos clase producto productos alimento alimentos comida comidas plato platos con contenga contengan lleve lleven trazas trozos comer sabor olor textura tree certain most many every each use using put in is are being like such as como nuestro nuestra to against severely severe mild mildly very highly known following opened tin jar tub packet carton bunch bag bote lata tarro paquete bolsa',
);
/** Words that end a refusal. */
export const turningWords = wordSet(
  'but pero lots plenty more extra use using with add adding only just make made keep keeping love loves like likes want wants prefer prefers i we he she they you it con mas mucho mucha muchos muchas usa usar anade anadir pon poner quiero queremos solo yes si instead however though although cook cooking serve include put in on at for to from if because since as so when while where which que porque ya para por pero sino aunque cuando please thanks thank gracias except excepto salvo menos nothing everything anything todo can could should would must lets let also',
);
/** Words after a food that is welcome: 'onions, garlic is fine', 'cheese on top'. */
export const welcomePattern =
  /^(?:(?:is|are|es|son|esta|estan|would be|will be|se|sounds?|tastes?) (?!(?:not|no|out|bad|off|forbidden|mal|prohibid)).*|on (?:the )?(?:top|side)|preferred|instead|en su lugar|welcome|ok|okay|fine|yes|si|always|works?|aparte|encima|al lado|por encima|me gustan?|me encantan?|le encantan?)\b/;
/** Words between a list and the refusal after it. */
export const linkingWords = wordSet(
  'is are has have a an the severe my his her our their with to of no im i she he we they wife husband daughter kids mum dad mujer marido hija hijo got bad mild serious strong some known do does really definitely which that el la los las un una lo it them both all esta estan se tiene tengo soy son es el que de',
);
/** What a food should not be, in Spanish: 'blanda', 'seca'. 'Frutos secos' are nuts. */
export const unwelcomeTexture =
  '(?:(?:bland|dur|pasad|quemad|aguad|gomos|grasient|reblandecid)[oa]s?|sec[oa])';
