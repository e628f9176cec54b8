import { describe, expect, it } from 'vitest';
import { underdone } from '@/food/rules/doneness';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';

describe('a dish for a pregnant woman', () => {
  it.each(allDishes.map((dish) => [dish.id, dish] as const))(
    'has no soft egg and no pink meat or fish: %s',
    (_, dish) => {
      const { description } = composeDish(
        {
          ingredientes: dish.needs.map(({ alternatives: [first] }) => first.name).join(', '),
          tiempoCoccion: String(dish.time),
          diners: 2,
          tipoComida: 'Dinner',
          tipoReceta: '',
          necesidadesDiners: 'estoy embarazada',
        },
        null,
        1,
        [dish],
      );
      expect(description).not.toMatch(underdone);
      expect(description).not.toMatch(/\brosy\b|\b[45]\d °C/);
    },
  );
});
