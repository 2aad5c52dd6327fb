import type { Signs } from './table.ts';

export const FR_OTHERS: readonly Signs[] = [
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      je|j|vais|jvais|jveux|veux|compte ..4 le|la|les|lui|leur|tous|en ..3 <kill> : jvais les massacrer
      je|jle|jla ..1 le|la|les|l ..1 tue|plante|bute|défonce|massacre|saigne|égorge|étrangle|crève|fume|descends|démonte|allume|explose : s'il revient je le plante
      je|vais|jvais|jveux|veux|compte ..4 <kill> ..4 <them> : je veux étrangler mon voisin
      je|jvais|vais|jlui|lui|leur ..4 plant*|mets|mettre|enfonc*|tire*|colle*|tranch*|ouvr* ..4 couteau|balle|balles|lame|gorge|ventre|tête|coup_de_couteau & lui|leur|le|la|les|<them> : je vais lui planter un couteau dans le ventre
      <weapon> & <self> & <them>|lycée|école|boulot|travail|bureau & payer|regrett*|montrer|veng*|attend*|servir|planter|tirer|compte|finir|règl*|demain|chargé*|prends|emmène|vont_voir : demain j'emmène le flingue au boulot, ils vont voir
      voix|tête|dieu|diable & dit|disent|ordonn*|demand*|command*|pouss*|souffl* & <kill>|<hurt>|mal|frapper & je|me|m|moi|j : les voix me disent de frapper ma mère
      feu|essence|brûler|cramer|incendi*|exploser|flamber ..6 maison|lycée|école|bureau|voiture|appart|immeuble|baraque|boîte|magasin|entreprise & je|j|vais|jvais|veux|compte : je vais foutre le feu à sa baraque`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      <self> & pense*|images|idée*|pulsion*|envie*|imagine|rêve|fantasm*|peur|obsession|obséd*|tête|pourrais|capable & <kill>|<hurt> & <them>|quelqu_un|gens|autres|enfant|animal : j'ai des images où je fais du mal à mon chef
      <self> & <weapon> & <them>|lycée|boulot|veng*|rage|haine|colère|peur|toujours|sac|poche|dors|nuit|acheter|procurer|veste|besoin|lit|trouver|permis : j'ai toujours un couteau dans ma poche
      veng*|payer|regrett*|revanche|rendre_la_pareille|règlement_de_compte*|régler_son_compte|régler_leur_compte|faire_la_peau|pourrir|dette_de_sang & <them>|va|vont|il|elle|ils|vais & va|vont|vais|jure|cher|sang|compte*|tous|un_jour|plan|peau|veng* : ils vont me le payer cher
      prend|prendre|mange|manger|mérite|aura|recevoir ..3 balle|balles|coup_de_couteau|correction|raclée : demain il se prend une balle
      contrôle|contrôler|sang_froid|nerfs|patience ..3 perd*|lâch*|craqu*|plus|bout & peur|mal|quelqu_un|frapp*|lui|enfant*|bébé|<them>|geste|coups : j'ai peur, le contrôle je le perds, je vais le frapper
      perd*|perdre|perds|maîtris* ..3 contrôle|sang_froid|plus|moyens|nerfs & peur|mal|quelqu_un|frapp*|lui|enfant*|bébé|geste|coups|violent|irréparable : j'ai peur de perdre le contrôle et faire du mal
      rage|haine|colère|violence & <hurt>|<kill>|explos*|frapp*|cogn*|casser|contrôl*|déborde*|sang|détruire|quelqu_un|mal|capable & je|j|me|moi|ma : j'ai une rage, je pourrais cogner quelqu'un
      espère|souhaite|mérite*|voudrais|qu|que ..5 crève*|meure*|mourir|mort|souffr*|brûle|brûlent|disparaisse & il|elle|ils|lui|patron|chef|ex|tous|connard|salaud|ordure|eux : il mérite de mourir
      péter|pète|exploser|explose|craquer|craque|vriller|vrille|disjonct* & un_câble|plomb*|bientôt|jour|soir|moment|prochaine|encore|bout & quelqu_un|mal|regret*|bless*|lui|eux|bébé|drame|malheur|taper|frapp*|mort|cogn*|réponds_de_rien : je vais vriller un jour et quelqu'un va le regretter
      réponds|garantis|promets ..2 plus|pas|rien & de_rien|lui|fais|ferai|capable|moi|mes_actes|rien|suite : la prochaine fois je réponds plus de rien
      tuerie|carnage|massacre|attentat|fusillade|bombe & je|j|comprends|prépare|imagine|rêve|lycée|collège|élève|école|collègue|menace|parle|annonce : un élève annonce une fusillade
      <someone>|élève ..6 <kill>|<weapon>|égorger|tirer & menace|dit|veut|écrit|prévoit|annonce|va|parle|a & tous|lycée|école|demain|prof|quelqu_un|nous|patron|eux|le|la|les : mon frère dit qu'il veut tous les buter
      attends|guette|choper|coincer|suivre|piéger|tendre ..5 le|la|les|lui|ex|sortie|parking|embuscade|seul|patron|chez & défonc*|payer|frapp*|compte|seul|peau|nuit|gueule|taper|regrett* & je|vais|jvais|on : je vais le coincer sur le parking, il va payer`,
  },
];
