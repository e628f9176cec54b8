import { PLATTER, SALAD, TAPAS, TOAST } from './coldPlates';
import type { DishDesign } from './design';
import { FRITTATA, OMELETTE, SCRAMBLE } from './eggs';
import { BAKED_FRUIT, CHOCOLATE_POTS, CRUMBLE, GRATIN, STUFFED, TRAYBAKE } from './fromTheOven';
import { BURGERS, FISH_PLATE, FRITTERS, NOODLES, SEARED_PLATE, SKEWERS, STIR_FRY, TACOS } from './fromThePan';
import { GRAIN_BOWL, PASTA, RICE_PAN, RISOTTO } from './pastaAndRice';
import { CURRY, SOUP, STEW } from './soupsAndStews';
import { BITES, FRUIT_PLATE, PANCAKES, PORRIDGE, SMOOTHIE_BOWL, YOGHURT_BOWL } from './sweetAndBreakfast';

/** Every kind of dish the kitchen can make. */
export const ALL_DISHES: readonly DishDesign[] = [
  SOUP,
  STEW,
  CURRY,
  STIR_FRY,
  SEARED_PLATE,
  FISH_PLATE,
  SKEWERS,
  BURGERS,
  FRITTERS,
  NOODLES,
  TACOS,
  TRAYBAKE,
  GRATIN,
  STUFFED,
  PASTA,
  RISOTTO,
  RICE_PAN,
  GRAIN_BOWL,
  SALAD,
  TAPAS,
  TOAST,
  PLATTER,
  OMELETTE,
  SCRAMBLE,
  FRITTATA,
  PANCAKES,
  PORRIDGE,
  YOGHURT_BOWL,
  SMOOTHIE_BOWL,
  FRUIT_PLATE,
  BITES,
  CRUMBLE,
  BAKED_FRUIT,
  CHOCOLATE_POTS,
];
