import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Classes } from '../pattern.ts';
import type { Rows } from './table.ts';

/** Acts that must not be a step of any roadmap, as an order or as an act of its mentor. */
export interface OrderTable {
  language: SafetyLanguage;
  /** `not`: silences what follows it in its clause. `safe`: silences its sentence. */
  classes: Classes;
  /** Stopping, doubling or halving prescribed medicine; driving after drinking; hurting a person; days without food; ignoring a court. */
  rows: Rows;
}

export const ORDERS: readonly OrderTable[] = [
  {
    language: 'en',
    classes: {
      not: 'not no dont didnt doesnt wont never cannot cant without instead avoid before rather nor nobody wouldnt shouldnt skipped refused want wanted wanting used_to',
      safe: 'doctor doctors gp nurse psychiatrist pharmacist consultant clinic specialist therapist midwife prescriber asked ask asking solicitor lawyer mistake regret wrong worst stupid nearly dangerous danger warning',
      med: 'medication medications meds medicine medicines tablets pills antidepressants insulin lithium sertraline prozac statins prescription citalopram antipsychotics beta_blockers blood_thinners steroids thyroxine methadone inhaler',
      change:
        'stop stopped stopping quit skip skipped drop dropped come_off came_off coming_off throw_away threw_away bin binned flush flushed halve halved double doubled doubling give_up gave_up ditch ditched chuck chucked cold_turkey cut_out',
      drinks:
        'pints pint beers beer drinks drink drinking wine whisky whiskey vodka gin bottle shots cider lager',
      drive: 'drive drove driving get_behind_the_wheel got_behind_the_wheel',
      someone:
        'yourself myself him her them your_kids my_kids your_child my_child your_wife my_wife your_husband my_husband your_son my_son your_daughter my_daughter',
      court:
        'summons court_letter court_letters court_date court_order court_hearing hearing bailiff bailiffs judge subpoena court_papers',
    },
    rows: `
      <change> ..1 taking|using|having? ..2 my|your|the|all|his|her|their? ..2 <med> ..1 !box|boxes|bottle|bottles|organiser|reminder|shopping + stop taking your medication + i came off my antidepressants in may + skip the insulin when it rains - i stopped taking the tablet computer to bed - skip the gym
      take|took|taking ..1 double|twice|half|triple ..3 dose|<med> + take double the dose when it gets bad + i took half my tablets to save money - take double the time
      <change> ..2 dose|dosage + double the dose yourself - double the amount of walks
      <drive> ..4 after ..3 <drinks> + drive home after two pints + i drove back after the wine - drive home after the match
      <drinks> && !i <drive> ..2 home|back|car|kids + i had four pints and drove home - i had a drink of water and walked home
      hurt|cut|burn|starve|punish|slap|slapped|hit|smack|smacked|choke ..0 <someone> ..1 !some|off|short|out|up|a_break|a_coffee|a_drink + hurt yourself a little + slap your kids when they lie + i slapped my son - cut yourself some slack - hit them up for a coffee
      cut|split ..3 dose|<med> ..1 in_half|in_two + cut your lithium dose in half - cut your debts in half - i want to hurt myself - i used to drive after two drinks
      eat|ate|eating nothing ..5 days|day|week|weeks|# + eat nothing for three days + i ate nothing for a week - eat nothing with sugar
      without|no food ..2 for ..2 days|week|weeks + go without food for five days - without food for thought
      fast|fasted|starve|starved ..2 for? ..2 days|week|weeks + fast for ten days + starve for a week - fast walks help
      throw|threw|put ..3 <court> ..2 bin|fire|away + throw the court summons in the bin - put the summons on the table
      ignore|ignored|throw_away|threw_away|bin|binned|burn|burned|skip|skipped|hide_from|hid_from|tear_up|tore_up ..3 <court> + ignore the summons + i hid from the bailiffs + i threw away the court papers - ignore the noise - skip the queue
    `,
  },
  {
    language: 'de',
    classes: {
      not: 'nicht kein keine keinen nie niemals ohne statt bevor nichts',
      safe: 'arzt ärztin ärzte hausarzt hausärztin psychiater psychiaterin apotheke apothekerin klinik therapeutin therapeut hebamme gefragt frag fragen anwalt anwältin fehler falsch bereue gefährlich warnung ausschleichen',
      med: 'medikamente medikament tabletten antidepressiva insulin lithium sertralin pillen blutdrucktabletten blutverdünner cortison arznei',
      change:
        'setz setze setzte absetzen abgesetzt wegwerfen weggeworfen wegschmeißen weggeschmissen wirf warf halbiere halbiert verdoppel verdopple verdoppelt verdoppeln weggelassen weglassen lass ließ auslassen ausgelassen',
      drinks: 'bier biere bieren wein schnaps whisky wodka flasche gläser glas getrunken trinken',
      drive: 'fahr fahre fahren fuhr gefahren heimgefahren',
      someone:
        'dich ihn sie deine_kinder meine_kinder dein_kind mein_kind deine_frau meine_frau meinen_mann deinen_mann meinen_sohn meine_tochter',
      court: 'vorladung gerichtsvollzieher gerichtsbrief gerichtstermin mahnbescheid gerichtspost richter',
    },
    rows: `
      setz|setze|setzte ..4 <med> ..2 ab + setz deine tabletten einfach ab + ich setzte das medikament ab - ich setzte mich ab und zu hin
      <med> ..3 abgesetzt|absetzen|weggeworfen|wegwerfen|weggelassen|weglassen|weggeschmissen|halbiert|verdoppelt|verdoppeln + ich habe die tabletten einfach abgesetzt + die antidepressiva weggelassen - die tabletten im schrank weggeräumt
      verdopple|verdoppel|halbiere|doppelte|halbe ..2 dosis|<med> + verdopple die dosis + ich nahm die doppelte dosis - verdopple die schritte
      nach ..3 <drinks> ..4 <drive> + fahr nach zwei bieren heim - nach dem spiel fahren
      <drive> ..3 nach ..3 <drinks> + fahr nach drei bieren nach hause - fahr nach bremen
      <drinks> && auto|heim|hause ..3 <drive> + ich hatte vier bier getrunken und bin mit dem auto heim gefahren - ein glas wasser getrunken und gegangen
      verletz|verletze|ritz|ritze|schlag|schlage|schlug|ohrfeige ..1 <someone> + verletz dich + ich schlug meinen sohn - schlag mich durch
      iss|aß|essen ..1 nichts ..3 tage|tagen|woche|wochen|tagelang + iss nichts drei tage lang - iss nichts süßes
      iss|aß ..1 tage|tagelang|wochen|wochenlang|woche nichts + iss drei tage nichts und trink tee - iss drei tage obst
      tage|woche|wochen|tagelang ..2 nichts ..2 gegessen|essen|iss + ich habe fünf tage nichts gegessen + drei tage nichts essen - drei tage nichts gehört
      ignorier|ignoriere|ignorierte|wirf|warf|zerreiß|zerriss|verbrenn ..3 <court> + ignorier die vorladung + wirf den mahnbescheid weg - ignorier den lärm
      <court> ..3 ignoriert|weggeworfen|ignorieren|verbrannt|zerrissen + ich habe die vorladung ignoriert - ich habe den gerichtstermin notiert
    `,
  },
  {
    language: 'es',
    classes: {
      not: 'no nunca jamas sin nada antes ni',
      safe: 'medico medica doctor doctora enfermera psiquiatra farmaceutico farmacia especialista terapeuta matrona pregunta pregunte preguntar abogado abogada error arrepiento peligroso peligro aviso',
      med: 'medicacion medicamento medicamentos pastillas antidepresivos insulina litio sertralina tratamiento medicinas anticoagulante',
      change:
        'deja deje dejar dejé_de_tomar tira tire tirar suspende suspendi suspender salta salte saltate saltarse dobla doble duplica duplique duplicar reduje corta corte abandone abandona',
      drinks: 'cervezas cerveza copas copa vino whisky vodka ginebra botella beber bebido',
      drive: 'conduce conduje conducir maneja maneje manejar coge_el_coche cogi_el_coche',
      someone: 'te me a_tus_hijos a_mis_hijos a_tu_hijo a_mi_hijo a_mi_mujer a_tu_mujer a_mi_marido',
      court: 'citacion juzgado juez embargo carta_del_juzgado',
    },
    rows: `
      <change> ..2 tomar|de_tomar? ..2 <med> + deja de tomar la medicación + tiré las pastillas - tira las cajas viejas
      doble|mitad|triple ..2 dosis|pastillas + toma el doble de la dosis + tomé la mitad de las pastillas - el doble de tiempo
      <drive> ..4 despues|tras ..3 <drinks> + conduce después de dos cervezas - conduce después del partido
      <drinks> && !en <drive> ..3 casa|coche + bebí cuatro cervezas y conduje a casa - una copa de agua y a casa
      hazte|cortate|quemate|pegale|pegue ..1 daño|las_venas|el_brazo|a_tu_hijo|a_mi_hijo|a_mis_hijos|a_mi_mujer + hazte daño + pegué a mi hijo - hazte una lista
      come|comi|comer nada ..3 dias|semana|semanas + estuve cinco días sin comer y no comí nada tres días - come nada más llegar
      pasa|pase|ayuna ..3 dias|semana|semanas sin comer + pasa tres días sin comer - estuve días sin comer casi nada
      ignora|ignore|tira|tire|rompe|rompi|quema|queme|esconde ..3 <court> + ignora la citación + tiré la carta del juzgado - ignora el ruido
    `,
  },
  {
    language: 'fr',
    classes: {
      not: 'ne n pas jamais sans avant ni',
      safe: 'medecin docteur infirmiere psychiatre pharmacien pharmacienne pharmacie specialiste sage demande demander demandez avocat avocate erreur regrette dangereux danger attention',
      med: 'medicaments medicament traitement antidepresseurs insuline lithium cachets comprimes pilules anticoagulants ordonnance',
      change:
        'arrete arretez arreter stoppe stopper jette jetez jeter saute sauter double doublez doubler divise suspends suspendu supprime',
      drinks: 'bieres biere verres verre vin whisky vodka bouteille bu boire',
      drive: 'conduis conduit conduire roule pris_le_volant prends_le_volant',
      someone: 'toi moi tes_enfants mes_enfants ton_fils mon_fils ma_fille ta_fille ma_femme mon_mari',
      court: 'convocation huissier tribunal juge assignation',
    },
    rows: `
      <change> ..2 prendre|de_prendre? ..2 <med> + arrête de prendre tes médicaments + j'ai jeté mes cachets et j'ai arrêté le traitement - arrête la musique
      jete|jetes ..2 <med> + j'ai jeté les comprimés - j'ai jeté les papiers
      double|doublez|doubler|moitie|triple ..3 dose|comprimes|cachets + double la dose - double le pas
      <drive> ..4 apres ..3 <drinks> + conduis après deux bières - conduis après le match
      <drinks> && <drive> ..3 maison|voiture|rentrer + j'ai bu quatre verres et j'ai conduit jusqu'à la maison - un verre d'eau à la maison
      blesse|brule|gifle|frappe ..1 <someone> + blesse toi + je gifle mon fils - coupe toi les ongles
      mange|mange|manger rien ..3 jours|semaine|semaines + mange rien trois jours - mange rien de gras
      jours|semaine|semaines sans manger + passe trois jours sans manger - trois jours sans appeler
      ignore|ignorez|jette|jetez|dechire|brule|cache ..3 <court> + ignore la convocation + jette la lettre du tribunal - ignore le bruit
    `,
  },
  {
    language: 'pt',
    classes: {
      not: 'nao nunca jamais sem antes nem',
      safe: 'medico medica doutor doutora enfermeira psiquiatra farmaceutico farmacia especialista terapeuta pergunte pergunta perguntar advogado advogada erro arrependo perigoso perigo aviso',
      med: 'medicacao medicamento medicamentos comprimidos remedio remedios antidepressivos insulina litio tratamento',
      change:
        'pare parei parar deixe deixei deixar largue larguei largar jogue joguei deite deitei suspenda suspendi pule pulei dobre dobrei duplique',
      drinks: 'cervejas cerveja copos copo vinho whisky vodka cachaca garrafa bebi beber',
      drive: 'dirija dirigi dirigir conduza conduzi conduzir peguei_o_carro pegue_o_carro',
      someone: 'a_si te me seu_filho meu_filho meus_filhos seus_filhos minha_filha minha_mulher meu_marido',
      court: 'intimacao tribunal juiz citacao oficial_de_justica penhora',
    },
    rows: `
      <change> ..2 tomar|de_tomar? ..3 <med> + pare de tomar a medicação + larguei os comprimidos - pare de tomar café
      dobro|metade|triplo ..2 dose|comprimidos|remedios + tome o dobro da dose - o dobro do tempo
      <drive> ..4 depois|apos ..3 <drinks> + dirija depois de duas cervejas - dirija depois do jogo
      <drinks> && <drive> ..3 casa|carro + bebi quatro cervejas e dirigi até casa - um copo de água em casa
      corte|queime|bata|bati|machuque|magoe ..1 no|na|em? ..1 <someone> + bati no meu filho - bata na porta
      coma|comi|comer nada ..3 dias|semana|semanas + coma nada três dias - coma nada de doces
      dias|semana|semanas sem comer + passe três dias sem comer - três dias sem ligar
      ignore|ignorei|rasgue|rasguei|queime|queimei|jogue|joguei|deite|deitei ..4 <court> + ignore a intimação + deitei fora a carta do tribunal - ignore o barulho
    `,
  },
  {
    language: 'it',
    classes: {
      not: 'non mai senza prima ne',
      safe: 'medico dottore dottoressa infermiera psichiatra farmacista farmacia specialista terapeuta chiedi chiedere chiesto avvocato avvocata errore pento pericoloso pericolo attenzione',
      med: 'farmaci farmaco medicine medicina pastiglie compresse antidepressivi insulina litio terapia pillole',
      change:
        'smetti smisi smettere smesso sospendi sospesi sospeso interrompi interrotto butta buttai buttato salta saltai saltato raddoppia raddoppiai dimezza dimezzai lascia',
      drinks: 'birre birra bicchieri bicchiere vino whisky vodka bottiglia bevuto bere',
      drive: 'guida guidai guidare guidato preso_la_macchina prendi_la_macchina',
      someone: 'te tuo_figlio mio_figlio tuoi_figli miei_figli mia_figlia mia_moglie mio_marito',
      court: 'citazione tribunale giudice ufficiale_giudiziario ingiunzione pignoramento',
    },
    rows: `
      <change> ..1 di? ..1 prendere? ..3 <med> + smetti di prendere le medicine + ho buttato le pastiglie - smetti di prendere la macchina
      doppia|doppio|meta|tripla|raddoppia|dimezza ..2 dose|pastiglie|compresse + raddoppia la dose - il doppio del tempo
      <drive> ..4 dopo ..3 <drinks> + guida dopo due birre - guida dopo la partita
      <drinks> && <drive> ..3 casa|macchina + ho bevuto quattro birre e ho guidato fino a casa - un bicchiere d'acqua a casa
      tagliati|bruciati|feriti|picchia|picchiai|schiaffeggia|schiaffeggiai ..0 le_vene|il_braccio|<someone> + tagliati il braccio + picchiai mio figlio - tagliati i capelli
      mangia|mangiare|mangiato niente|nulla ..3 giorni|settimana|settimane + mangia niente tre giorni - mangia niente di dolce
      giorni|settimana|settimane senza mangiare + passa tre giorni senza mangiare - tre giorni senza chiamare
      ignora|ignorai|ignorato|butta|buttato|strappa|strappato|brucia ..4 <court> + ignora la citazione + ho buttato la lettera del tribunale - ignora il rumore
    `,
  },
];
