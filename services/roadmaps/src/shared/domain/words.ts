/** Without case and accents, as the database's fold(). */
export const fold = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** Letters and digits of all scripts; a word is not split at its apostrophe or hyphen. */
export const wordsIn = (value: string): string[] =>
  value.match(/[\p{Letter}\p{Number}\p{Mark}]+(?:['’-][\p{Letter}\p{Number}\p{Mark}]+)*/gu) ?? [];

/** Words that occur in almost every sentence of their language and name no trouble. */
const EMPTY_WORDS = new Set(
  `a about after again all also am an and any are as at be because been before but by can can't could did do does doing don't
  down for from get getting go going had has have having he her him his how i i'm i've if in into is it it's its just keep know
  like make me more most much my myself need no not now of off on one only or other our out over own please really she should
  so some someone somebody something than that the their them then there they this through to too under until up us very want
  was way we were what when where which while who why will with without won't would you your
  aber als am auf aus bei bin das dass dem den der des die doch ein eine einem einen einer er es fur hab habe hat ich im in ist
  man mehr mein meine meinem meinen meiner mich mir mit nach nicht nur oder sein seit sich sie sind so um und uns vom von war
  was wenn wer wie wir zu zum zur
  al con como cuando de del el ella en es esta este ha hay he la las lo los me mi mis muy no nos o para pero por porque que se
  sin sobre soy su sus te tengo un una unos y ya yo
  alors au aux avec c'est ce ces cette comme dans de des du elle en est et il j'ai je la le les leur lui ma mais me mes moi mon
  ne nous on ou par pas plus pour qu'est qui que sa se ses son sur suis tu un une vous
  alla anche che chi ci come con da dal de dei del della di e ed gli ho i il in io la le lo ma mi mia mio nel nella non o per
  piu se si sono su sul tra un una uno
  ao aos as com como da das do dos e ela ele em essa esse eu foi isso ja la mas me meu minha muito na nao nas no nos o os ou
  para pela pelo por quando que se sem ser seu sou sua tem tenho um uma`
    .split(/\s+/)
    .filter(Boolean),
);

export const isEmptyWord = (folded: string): boolean => EMPTY_WORDS.has(folded.replaceAll('’', "'"));
