import { parseLabelledRecipes } from './readRecipes';

export const spanishRecipes = parseLabelledRecipes(`
# Tortilla de patatas con cebolla
- 6 huevos camperos
- 600 g de patatas
- 1 cebolla grande
- 250 ml de aceite de oliva suave
- Sal
---
Pela las patatas y córtalas en láminas finas. Pica la cebolla.
Calienta el aceite en una sartén y confita las patatas con la cebolla a fuego medio hasta que estén blandas, unos 20 minutos. Escurre.
Bate los huevos con una pizca de sal, mezcla con las patatas y deja reposar 10 minutos.
Cuaja la tortilla en la sartén con una cucharada de aceite, dale la vuelta con ayuda de un plato y deja que se dore por el otro lado.
Sirve la tortilla templada.
===
Eggs: huevos, tortilla
Nightshades: patatas
FODMAPs: cebolla
Vegan: huevos

# Croquetas de jamón serrano
100 g de jamón serrano picadito
80 g de mantequilla
90 g de harina de trigo
1 litro de leche entera
nuez moscada
Para el rebozado:
2 huevos
pan rallado
aceite de girasol para freír
---
Derrite la mantequilla en una cazuela, echa el jamón y rehoga un minuto. Añade la harina y tuéstala un par de minutos.
Ve incorporando la leche caliente poco a poco, sin dejar de remover, hasta obtener una bechamel espesa. Ralla un poco de nuez moscada.
Deja enfriar la masa. Forma las croquetas, pásalas por huevo y pan rallado y fríelas en abundante aceite hasta que estén doradas.
===
Milk Lactose: mantequilla, leche, leche entera
Gluten Wheat GlutenFree: harina, harina de trigo, pan rallado
Eggs: huevos, huevo
FODMAPs: harina, leche
Vegan Vegetarian Pescatarian: jamón, jamón serrano
Halal: jamón, jamón serrano
Kosher: jamón, jamón serrano
? Soy Sesame Legumes Sulfites

# Ceviche peruano
1 kg de filete de corvina fresca
12 limones sutiles
1 cebolla morada en pluma
1 ají limo sin semillas
Un puñado de cilantro
Sal al gusto
1 camote sancochado
Choclo desgranado
Cancha serrana para acompañar
Hojas de lechuga
---
1.- Cortar el pescado en cubos de 2 cm y salar.
2.- Exprimir los limones sobre el pescado, agregar el ají picado y el cilantro. Dejar marinar 5 minutos, no más.
3.- Lavar la cebolla y añadirla.
4.- Servir al momento sobre la lechuga con el camote, el choclo y la cancha.
===
Fish: corvina, pescado
Nightshades: ají
Corn: choclo, cancha, cancha serrana
FODMAPs: cebolla
Vegan: corvina
Vegetarian: corvina

# Lentejas estofadas sin carne
300 g de lenteja pardina
1 zanahoria
1 puerro
1 rama de apio
1/2 pimiento verde
2 dientes de ajo
1 tomate maduro rallado
1 hoja de laurel
1 cdita. de pimentón de la Vera
AOVE y sal
---
Sofríe el puerro, la zanahoria, el apio, el pimiento y los ajos picados. Cuando estén pochados añade el tomate y, fuera del fuego, el pimentón.
Agrega las lentejas y el laurel, cubre con agua fría y cuece a fuego lento 40 minutos.
Truco: si te gustan más espesas, tritura un cazo de lentejas con parte del caldo. Hay quien les pone chorizo, pero así están riquísimas.
===
Legumes: lenteja, lentejas
Celery: apio
Nightshades: pimiento, tomate, pimentón
FODMAPs: puerro, ajo, lenteja
? Vegan Vegetarian Pescatarian Halal Kosher Gluten GlutenFree

# Arroz negro con sepia
400 g arroz bomba
2 sepias medianas con su tinta
8 gambones
1 l de caldo de pescado
1 tomate triturado
1 ñora
3 ajos
perejil, azafrán
alioli para servir
---
Sofreír la sepia troceada en una paellera. Retirar los gambones una vez marcados.
Hacer el sofrito con los ajos, la ñora y el tomate. Echar el arroz y nacararlo. Mojar con el caldo bien caliente en el que habremos disuelto la tinta.
Cocer 18 minutos sin remover. Colocar los gambones por encima y dejar reposar. Acompañar con el alioli.
===
Shellfish: sepia, sepias, gambones
Fish: caldo de pescado
Nightshades: tomate, ñora
Eggs: alioli
FODMAPs: ajo, ajos
Vegan: sepia, alioli
Vegetarian: sepia
Kosher: sepia, sepias
? Celery Mustard Sulfites Gluten GlutenFree

# Bizcocho de yogur sin lactosa
3 huevos L
1 yogur natural sin lactosa
1 medida de aceite de girasol
2 medidas de azúcar
3 medidas de harina de repostería
1 sobre de levadura química
ralladura de limón
---
Precalienta el horno a 180 ºC. Bate los huevos con el azúcar hasta que blanqueen. Añade el yogur, el aceite y la ralladura.
Tamiza la harina con la levadura e incorpórala con movimientos envolventes.
Vierte en un molde engrasado y hornea el bizcocho 35 min. Desmolda cuando esté frío y espolvorea con azúcar glas.
===
Eggs: huevos
Milk: yogur
Gluten Wheat GlutenFree: harina, harina de repostería
FODMAPs: harina
Vegan: huevos, yogur
? Corn Lactose

# Tacos de camarón al chipotle
1/2 kg de camarones limpios
2 chiles chipotle en adobo
2 cdas de mayonesa
1/2 taza de crema ácida
1 diente de ajo
1/4 de col blanca rebanada finamente
1 aguacate
10 tortillas de maíz
Limones, cilantro y sal
---
Licúa los chipotles con la mayonesa, la crema y el ajo para el aderezo.
Salpimienta los camarones y ásalos en un comal con un chorrito de aceite, 2 minutos por lado.
Calienta las tortillas. Rellénalas con col, camarones, rebanadas de aguacate y el aderezo. Sirve los tacos con limón y cilantro.
===
Shellfish: camarones, camarón
Nightshades: chipotle, chipotles
Eggs: mayonesa
Milk Lactose: crema ácida, crema
Corn: tortillas de maíz, tortillas
FODMAPs: ajo, crema
Vegan: camarones, mayonesa, crema
Vegetarian: camarones
Kosher: camarones
? Mustard Soy Sulfites

# Empanadas argentinas de carne cortada a cuchillo
12 tapas de empanada para horno
500 g de nalga o paleta cortada a cuchillo
2 cebollas
1 morrón rojo
50 g de grasa vacuna
2 huevos duros
12 aceitunas verdes descarozadas
1 cdita de comino, 1 cdita de ají molido, pimentón
1 yema de huevo para pintar las empanadas
---
Rehogar la cebolla y el morrón en la grasa. Agregar la carne y cocinar apenas, que cambie de color. Condimentar y dejar enfriar.
Armar las empanadas con un poco de relleno, huevo picado y una aceituna. Hacer el repulgue, pintar con la yema y hornear a 220° hasta que estén doradas.
===
Gluten Wheat GlutenFree: tapas de empanada, tapas
Eggs: huevos, huevo, yema, yema de huevo
Nightshades: morrón, ají molido, pimentón
FODMAPs: cebolla, cebollas, tapas de empanada
Vegan Vegetarian Pescatarian: carne, nalga, grasa vacuna
? Sulfites Milk Lactose Halal Kosher
`);
