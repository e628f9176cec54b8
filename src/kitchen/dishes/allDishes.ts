import { bakedFruit } from './bakedFruit';
import { bites } from './bites';
import { burgers } from './burgers';
import { chocolatePots } from './chocolatePots';
import { crumble } from './crumble';
import { curry } from './curry';
import type { DishDesign } from './design';
import { fishPlate } from './fishPlate';
import { frittata } from './frittata';
import { fritters } from './fritters';
import { fruitPlate } from './fruitPlate';
import { grainBowl } from './grainBowl';
import { gratin } from './gratin';
import { noodles } from './noodles';
import { omelette } from './omelette';
import { pancakes } from './pancakes';
import { pasta } from './pasta';
import { platter } from './platter';
import { porridge } from './porridge';
import { ricePan } from './ricePan';
import { risotto } from './risotto';
import { salad } from './salad';
import { scramble } from './scramble';
import { searedPlate } from './searedPlate';
import { skewers } from './skewers';
import { smoothieBowl } from './smoothieBowl';
import { soup } from './soup';
import { stew } from './stew';
import { stirFry } from './stirFry';
import { stuffed } from './stuffed';
import { tacos } from './tacos';
import { tapas } from './tapas';
import { toast } from './toast';
import { traybake } from './traybake';
import { yoghurtBowl } from './yoghurtBowl';

/** Every kind of dish the kitchen can make. */
export const allDishes: readonly DishDesign[] = [
  soup,
  stew,
  curry,
  stirFry,
  searedPlate,
  fishPlate,
  skewers,
  burgers,
  fritters,
  noodles,
  tacos,
  traybake,
  gratin,
  stuffed,
  pasta,
  risotto,
  ricePan,
  grainBowl,
  salad,
  tapas,
  toast,
  platter,
  omelette,
  scramble,
  frittata,
  pancakes,
  porridge,
  yoghurtBowl,
  smoothieBowl,
  fruitPlate,
  bites,
  crumble,
  bakedFruit,
  chocolatePots,
];
