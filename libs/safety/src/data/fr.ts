import { FR_ASK } from './fr-ask.ts';
import type { LanguageTable } from './table.ts';

export const FR: LanguageTable = {
  language: 'fr',
  classes: {
    not: 'pas ne n jamais sans ni aucun aucune personne',
    turn: 'je j jme jvais jveux mais et parce car quand il elle si donc',
  },
  affirmed: `
    pas|plus de|une blague|déconne* : c'est pas une blague je vais me tuer
    sans déconner|blague|mentir|issue|doute : sans déconner je vais me tuer
    peux|sais|arrive|arrête|veux ..1 pas|plus ..2 arrêter|empêcher|dormir|plus|quoi|rire|penser|sortir|respirer : je peux pas m'empêcher de vouloir mourir
    n y_arrive|en_peux : je n'y arrive plus`,
  frames: `
    sujet|mémoire|exposé|dissertation|thème ..4 ~suicide : un exposé sur le suicide
    ~suicide ..4 sujet|mémoire|exposé|thème|cours : le suicide est le sujet
    enfant|gamine|gamin|petite|petit j|je ..2 étais|ai_été|ai|avais : enfant j'étais battue
    dans|pendant mon|ma enfance|adolescence|jeunesse : dans mon enfance
    il_y a ..3 ans|années|longtemps : il y a dix ans
    depuis|y_a ..1 # ans ..2 en_sécurité|fini? & fini|sécurité|libre : en sécurité depuis 3 ans
    ans|années plus_tard|après|auparavant : des années plus tard
    quand j ..2 étais|avais ..2 #|petite|petit|jeune|ado|enfant|gamine|gamin : quand j'étais petite
    autrefois|à_l_époque|dans_ma_jeunesse|pendant_mon_enfance : à l'époque
    suis|maintenant|enfin en_sécurité|à_l_abri|guérie|guéri|sortie_d_affaire : je suis en sécurité
    survivante|survivant|survécu : j'ai survécu
    dans|pour|de|écris|lis|mon ..2 roman|livre|film|polar|série|podcast|chanson|scénario|nouvelle|poème|documentaire|pièce|jeu|manga : dans mon polar
    personnage|héroïne|chapitre|épisode|scène|protagoniste : le personnage
    formation|atelier|conférence|cours|mémoire|stage ..3 violence*|violences|prévention|maltraitance|suicide : formation sur les violences
    prévention|bénévole|séminaire|campagne|association : prévention
    suis|comme|travaille|en_tant_que ..2 infirmier|infirmière|médecin|psy|psychologue|prof|policier|pompier|éducateur|éducatrice|assistante_sociale|aide_soignante|coiffeuse|coiffeur : je suis infirmière
    infirmier|infirmière aux|en : infirmier aux urgences
    patient*|urgences|clientes : deux patients
    signes|symptômes|statistiques|victimes de|d : signes de violence
    je|j ..2 bosse|travaille|bossé|travaillé ..6 foyer|urgences|psychiatrie|asso|association|centre|planning|crèche|hôpital|samu|ehpad|prison|soins_palliatifs|commissariat|aide_sociale : je bosse dans un foyer
    bénévole|stage|stagiaire|bénévolat ..5 foyer|urgences|psychiatrie|asso|centre|hôpital|samu|soins_palliatifs|écoute|écoutant* : bénévole dans un centre
    à|en|au|la|au_cours_de ..1 boxe|karaté|judo|échecs|minecraft|fortnite|jeu_vidéo|escrime|combat_de : à la boxe`,
  questions: FR_ASK,
};
