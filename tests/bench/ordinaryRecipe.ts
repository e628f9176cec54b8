/** The texts of a recipe of ordinary size: two kilobytes together. */
export const ingredients = `**Main ingredients**

- 1.2 kg boneless chicken thigh, in chunks
- 2 onions, sliced
- 4 garlic cloves, finely chopped
- 480 g cauliflower, in small florets
- 320 ml coconut milk
- 200 g gluten-free pasta
- 1 lata de garbanzos, escurridos

**For flavour**

- 2 tbsp olive oil
- 1½ tsp paprika
- ½ tsp ground allspice
- ½ tsp salt
- 2 tbsp soy sauce
- 4 tbsp fresh dill, chopped`;

export const method = `# Dill-bright chicken and cauliflower pot

A golden lid, and cauliflower and chicken soft underneath. Serves 4.

## Method

1. **Prepare (6 minutes).** Heat the oven to 200 °C (390 °F). Slice the onions. Finely chop the garlic. Break the cauliflower into small florets.
2. **Soften (8 minutes).** Warm the olive oil in a wide pan. Cook the onions, garlic and cauliflower until soft and the pan is dry.
3. **Brown (7 minutes).** Add the chicken thigh, paprika, allspice and salt and turn until golden on all sides.
4. **Simmer (20–25 minutes).** Pour in the coconut milk and the soy sauce, add the garbanzos and simmer until the chicken shows no pink and reads 74 °C in the thickest piece. Meanwhile, boil the pasta for 9 minutes.
5. **Serve (2 minutes).** Fold in the pasta and scatter with the fresh dill.

## Swaps

- Swapped: coconut milk instead of cream, because you listed Lactose.
- Left out: butter, because you avoid dairy.

## Notes

- You asked for 30 minutes; this takes longer.
- Leave out the soy sauce for a milder pot, and serve without nuts.
`;
