import Bread from '~icons/fluent-emoji-flat/bread';
import Cheese from '~icons/fluent-emoji-flat/cheese-wedge';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import { PanelCard } from './PanelCard';

const aisles = [
  {
    name: 'Greengrocer',
    Icon: Tomato,
    items: [
      { name: 'Ripe tomatoes', quantity: '800 g' },
      { name: 'Courgettes', quantity: '3' },
      { name: 'Lemons', quantity: '2' },
      { name: 'Garlic', quantity: '1 head' },
      { name: 'Flat parsley', quantity: '1 bunch' },
    ],
  },
  {
    name: 'Dairy and eggs',
    Icon: Cheese,
    items: [
      { name: 'Eggs', quantity: '12' },
      { name: 'Feta', quantity: '200 g' },
      { name: 'Plain yoghurt', quantity: '500 g' },
    ],
  },
  {
    name: 'Pantry',
    Icon: Bread,
    items: [
      { name: 'Sourdough', quantity: '1 loaf' },
      { name: 'Bomba rice', quantity: '1 kg' },
      { name: 'Chickpeas', quantity: '2 tins' },
      { name: 'Olive oil', quantity: '750 ml' },
    ],
  },
] as const;

export function ShoppingListPanel() {
  return (
    <PanelCard title="This week’s shopping">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {aisles.map(({ name, Icon, items }) => (
          <div key={name} className="grid content-start gap-2">
            <h3 className="flex items-center gap-2.5 border-b-2 border-tomato pb-2 text-xl">
              <Icon aria-hidden="true" className="size-7" />
              {name}
            </h3>
            <ul className="grid">
              {items.map((item) => (
                <li
                  key={item.name}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2"
                >
                  {item.name}
                  <span className="shrink-0 text-soft tabular-nums">{item.quantity}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PanelCard>
  );
}
