/** Dishes with a little of everything that a file of the cookbook may have. */
export const burgers = `---
title: Chicken and herb burgers
english: Chicken burgers
spanish: Hamburguesas de pollo
asked as: chicken burgers, Hamburguesas de pollo
about: Juicy chicken patties with lemon and herbs, fried until deep gold.
family: burger
picture: burger
meals: Lunch, Dinner
themes: Street Eats
cuisine: British
kit: hob
level: 1
servings: 4
prep: 15
time: 30
needs: minced chicken (chicken) or minced turkey (turkey) or tinned chickpeas (chickpeas); burger buns (buns)
swaps: butter = olive oil, vegan butter; egg = ground flaxseed
welcomes: salad = lettuce, tomato, cucumber, avocado; cheese = cheddar, feta
---

Put the @minced chicken{500%g} in a bowl with the @egg{1}(beaten), the @breadcrumbs{50%g}, the @lemon{1/2}(zest and juice)
and the @salt{1%tsp}. Mix well and shape into 4 patties. -- wet hands help

Melt the @butter{20%g} in a #large frying pan{} over medium heat. When the butter foams, add the patties and fry for
~{6%minutes} on one side, until deep gold.

Turn them and fry for ~{6%minutes} more, until the chicken is cooked through and reads 74 °C inside; it should feel firm.
[Lay the @?cheese{} on top for the last minute.] [Scatter over the @?parsley{2%tbsp}(chopped).]

Split the @burger buns{4} and toast the buns cut side down in the pan for ~{3%minutes}. Fill with the patties[, the @?salad{}]
and the @mayonnaise{4%tbsp}.

> Keep the chicken cold until you shape it: it is easier to handle.
`;

export const arrozConPollo = `---
title: Arroz con pollo
english: Chicken and rice
spanish: Arroz con pollo
asked as: arroz con pollo
about: Chicken and short-grain rice cooked in one pan with saffron until the stock is gone.
family: rice
picture: rice
meals: Lunch, Dinner
cuisine: Spanish
kit: hob
level: 2
servings: 4
prep: 15
time: 60
needs: chicken thighs (chicken) or turkey breast (turkey) or firm tofu (tofu); short-grain rice (rice) or long-grain rice (rice)
swaps: chicken stock = vegetable stock; onion = leek, spring onions
welcomes: firm vegetables = carrot, green beans, artichoke, peas
---

Season the @chicken thighs{600%g}(in chunks) with the @salt{1%tsp} and brown them in the @olive oil{3%tbsp} in a #wide pan{}
for ~{10%minutes}, until the chicken is golden and releases easily.

Add the @onion{1}(finely chopped), the @red pepper{1}(in strips)[, the @?firm vegetables{}] and the @garlic{2%cloves}(sliced) and
cook for ~{8%minutes}, until the onion softens.

Stir in the @tomatoes{2}(grated) and the @saffron{1%pinch} and cook for ~{5%minutes}.

Add the @short-grain rice{320%g} and the @chicken stock{900%ml}(hot), return the chicken and simmer for ~{18%minutes}
without stirring, until the rice is just tender and the chicken is cooked through. Let it stand for ~{5%minutes}.
`;

export const poundCake = `---
title: Pound cake
english: Butter loaf cake
spanish: Bizcocho de mantequilla
asked as: pound cake
about: A plain loaf of butter, sugar, eggs and flour.
family: cake
picture: loaf-cake
meals: Snack
themes: Sweet Treats
cuisine: British
kit: oven
level: 1
servings: 8
prep: 15
time: 65
needs: butter; sugar; eggs; flour
---

Heat the #oven{} to 170 °C. Beat the @butter{180%g}(soft) with the @sugar{180%g}, then the @eggs{3}. Fold in the @flour{200%g}.

Bake in the middle of the oven for ~{50%minutes}, until a skewer comes out clean.
`;
