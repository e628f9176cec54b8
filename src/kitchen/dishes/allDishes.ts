import { BAKED_FRUIT } from './bakedFruit';
import { BITES } from './bites';
import { BURGERS } from './burgers';
import { CHOCOLATE_POTS } from './chocolatePots';
import { CRUMBLE } from './crumble';
import { CURRY } from './curry';
import type { DishDesign } from './design';
import { FISH_PLATE } from './fishPlate';
import { FRITTATA } from './frittata';
import { FRITTERS } from './fritters';
import { FRUIT_PLATE } from './fruitPlate';
import { GRAIN_BOWL } from './grainBowl';
import { GRATIN } from './gratin';
import { NOODLES } from './noodles';
import { OMELETTE } from './omelette';
import { PANCAKES } from './pancakes';
import { PASTA } from './pasta';
import { PLATTER } from './platter';
import { PORRIDGE } from './porridge';
import { RICE_PAN } from './ricePan';
import { RISOTTO } from './risotto';
import { SALAD } from './salad';
import { SCRAMBLE } from './scramble';
import { SEARED_PLATE } from './searedPlate';
import { SKEWERS } from './skewers';
import { SMOOTHIE_BOWL } from './smoothieBowl';
import { SOUP } from './soup';
import { STEW } from './stew';
import { STIR_FRY } from './stirFry';
import { STUFFED } from './stuffed';
import { TACOS } from './tacos';
import { TAPAS } from './tapas';
import { TOAST } from './toast';
import { TRAYBAKE } from './traybake';
import { YOGHURT_BOWL } from './yoghurtBowl';

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
