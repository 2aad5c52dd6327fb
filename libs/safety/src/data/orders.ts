import type { Rows } from './table.ts';

/**
 * Acts that must not be a step of any roadmap, as an order or as an act of its mentor, in the classes of `languages.ts`:
 * stopping, doubling or halving prescribed medicine; driving after drinking; hurting a person; days without food; ignoring
 * a court.
 */
export const ORDERS: Rows = `
  6 orderStop med + stop taking your medication + ich habe die Tabletten einfach abgesetzt + deja de tomar la medicación + arrête de prendre tes médicaments + pare de tomar a medicação + smetti di prendere le medicine - skip the gym - stop taking work calls at dinner
  6 orderHalve med|dose !alcohol + take double the dose when it gets bad + verdopple die Dosis + toma el doble de la dosis + double la dose + tome o dobro da dose + raddoppia la dose - double the amount of walks - die Dosis Kaffee
  8 orderTrash med + flush the pills down the toilet + wirf die Tabletten in den Müll + tira las pastillas a la basura + jette tes cachets à la poubelle + jogue os remédios no lixo + butta le pastiglie nel water - throw the box of letters away
  10 orderDrive drinks orderAfter !sober + drive home after two pints + fahr nach zwei Bieren heim + conduce después de dos cervezas + conduis après deux bières + dirija depois de duas cervejas + guida dopo due birre - drive home after the match
  orderHurt + hurt yourself a little + verletz dich + hazte daño + blesse toi + bata no seu filho + picchia tuo figlio - cut yourself some slack - hit them up for a coffee
  orderStarve days + eat nothing for three days + iss nichts drei Tage lang + pasa tres días sin comer + mange rien trois jours + passe três dias sem comer + mangia niente tre giorni - eat nothing with sugar
  8 orderIgnore summons|court|bailiffs + ignore the summons + ignorier die Vorladung + ignora la citación + ignore la convocation + ignore a intimação + ignora la citazione - ignore the noise - skip the queue`;
