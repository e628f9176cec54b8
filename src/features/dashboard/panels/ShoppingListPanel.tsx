import { DescriptionList, PanelCard } from './PanelCard';

const aisles = [
  {
    name: 'Produce',
    items: {
      'Ripe tomatoes': '800 g',
      Courgettes: '3',
      Lemons: '2',
      Garlic: '1 head',
      'Flat parsley': '1 bunch',
    },
  },
  {
    name: 'Dairy and eggs',
    items: { Eggs: '12', Feta: '200 g', 'Plain yoghurt': '500 g' },
  },
  {
    name: 'Pantry',
    items: { Sourdough: '1 loaf', 'Bomba rice': '1 kg', Chickpeas: '2 tins', 'Olive oil': '750 ml' },
  },
] as const;

export function ShoppingListPanel() {
  return (
    <PanelCard title="This week’s shopping">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {aisles.map(({ name, items }) => (
          <div key={name} className="grid content-start gap-2">
            <h3 className="border-b-2 border-tomato pb-2 text-xl">{name}</h3>
            <DescriptionList items={items} />
          </div>
        ))}
      </div>
    </PanelCard>
  );
}
