import type { Signs } from './table.ts';

/**
 * Signs recognised by concepts that occur together, in any wording and order: weak, unless the combination has hardly
 * any other meaning. Examples in the order of `SHARED_IN`.
 */
export const SHARED_IN = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const;

export const SHARED: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      <exit> : i am running out of reasons to stay / mir gehen die gründe aus / se me acaban las razones / j'ai plus de raisons / estou ficando sem razões / sto finendo le ragioni
      <ghost> : it's like i'm already gone / ich bin eigentlich schon weg / como si ya me hubiera ido / comme si j'étais déjà partie / como se eu já tivesse ido / come se fossi già andata
      <not> ..1 <promise> & <alive2> : i can't promise i'll be alive / kann nicht versprechen dass ich noch lebe / no te prometo estar viva / je te promets pas d'être en vie, pas promets vivante / não prometo estar viva / non prometto di essere viva
      <promise> ..1 <not> & <alive2> : i promise no alive / verspreche nicht dass ich noch lebe / seguro no viva / je te promets pas d'être en vie / prometo não estar viva / prometto non viva
      <heights> & <pull> : i look at the train and think one step / der zug, nur ein schritt / miro el tren y pienso en un paso / je regarde le train, un pas / olho o trem e penso em um passo / guardo il treno, un passo
      <ache> : i hurt inside, hurting inside / es tut innerlich weh / me duele por dentro / j'ai mal à l'intérieur / dói por dentro / ho male dentro
      <very> ..2 <trappedIn> : i feel so trapped / ich fühle mich so gefangen, so gefangen / me siento atrapada, tan atrapada / je me sens piégée / me sinto tão presa / mi sento in trappola
      <relief2> & <illness> : i would be relieved by a terminal diagnosis / ich wäre froh über krebs / un cáncer sería un alivio / un cancer, je serais soulagée / um câncer seria um alívio / un tumore sarebbe un sollievo
      <leaves> : everyone leaves me / alle gehen / todos se van / tout le monde part / todos vão embora / tutti mi lasciano
      <unresponsive> & <clue> : my brother is on the roof and wont answer / mein bruder reagiert nicht, leere packungen / mi hermano no responde, hay pastillas / mon frère répond plus, boîtes vides / meu irmão não responde, caixas vazias / mio fratello non risponde, scatole vuote
      <hangself> : my dad says he'll hang himself / papa will sich erhängen / papá quiere ahorcarse / papa veut se pendre / papai quer se enforcar / papà vuole impiccarsi
      <outofway> : i'll be out of everyone's way / ihr seid mich bald los / se librarán de mí / vous serez débarrassés de moi / vão se livrar de mim / vi libererete di me
      <living> : what am i even living for / wofür lebe ich überhaupt / para qué vivo / pourquoi je vis / pra que eu vivo / perché vivo
      <wokeup> : would be easier if i never woke up / wenn ich nie aufgewacht wäre / ojalá no despertara / si je me réveillais pas / se eu não acordasse / se non mi svegliassi
      <oneself> ..3 <waste> : i am a waste of oxygen / ich bin sauerstoffverschwendung / soy un desperdicio / je suis un gâchis / sou um desperdício / sono uno spreco
      <neverword> ..4 <improves> ..3 <hopelesstail> : it will never get better is it, never get better for me / es wird nie besser für mich / nunca mejorar va / jamais mieux pour moi / nunca melhor pra mim / mai bene per me
      <hopelesstail> ..3 <neverword> ..3 <improves> : it is going to never get better / es wird eh nie besser / nada va a mejorar, a nunca mejorar / ça ira jamais mieux / isso nunca vai melhorar / tutto non migliorerà
      <not> ..1 <myselfw>? ..1 <picture> ..3 <myselfw>? ..2 <later> : i don't see myself next year / nicht sehe ich mich nächstes jahr / no me veo el año que viene / pas vois l'année prochaine / não me vejo no ano que vem / non mi vedo l'anno prossimo
      <picture> ..1 <myselfw> ..1 <not>? ..1 <later> ..2 <not> : i see me next year not / ich sehe mich nächstes jahr nicht / imagino me mañana no / vois me demain pas / vejo me amanhã não / vedo mi domani non
      <not> ..5 <exist> : what if i just didn't exist / als wäre ich nie geboren / sería mejor no existir / si je n'existais pas / às vezes espero não levantar / a volte spero di non alzarmi
      <unsure> & <reach> & <feast> : not sure if i will be there at christmas / ich weiß nicht ob ich weihnachten noch da bin / no sé si llegaré a navidad / je sais pas si je serai là à noël / não sei se chego ao natal / non so se arrivo a natale
      <owndeath> : who feeds the cat when i'm dead / was ist wenn ich tot bin / quién viene a mi funeral / qui viendra à mon enterrement / quem vai ao meu enterro / chi viene al mio funerale
      <place> & <brinks> : i am on the edge of the bridge / ich stehe am rand der brücke / estoy en el borde del puente / je suis au bord du pont / estou na beira da ponte / sono sul bordo del ponte
      <better> & <gone> : i would do them a favour if i was gone / es wäre besser wenn es mich nicht gäbe / sería mejor si yo no existiera / ce serait mieux si j'existais pas / seria melhor se eu não existisse / sarebbe meglio se non esistessi
      <life> ..4 <toomuch> : life is too much / das leben ist mir zu viel / la vida me queda grande / la vie est trop dure / a vida é demais pra mim / la vita è troppo per me
      <nobody> & <loves> & <speaker> : no one would come to my funeral / mich liebt doch eh keiner / nadie me quiere / personne m'aime / ninguém me ama / nessuno mi vuole
      <bye> & <everyone> : i said my goodbyes to everyone / ich habe mich von allen verabschiedet / me despedí de todos / j'ai dit adieu à tous / já me despedi de todos / ho già salutato tutti
      <sleep> ..6 <forever> : i want to sleep forever / für immer schlafen, einschlafen für immer / dormirme para siempre / dormir pour toujours / dormir pra sempre / dormire per sempre
      <doit> : talk to me before i do it / ich mache es, heute nacht / voy a hacerlo / je passe à l'acte / acabou pra mim / sto per farlo
      <noend> : everything is dark / alles schwarz / todo oscuro / tout est noir / tudo escuro / tutto buio`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <miss> ..3 <cutting2> : i miss cutting / ich vermisse das ritzen / echo de menos cortarme / envie de me couper / quero me cortar / mi manca tagliarmi
      <cutting2> ..2 <miss> : cutting i miss / das ritzen fehlt mir / cortarme falta / me couper me manque / me cortar falta / tagliarmi manca
      <heat> & <skin> : put out a cigarette on my arm / zigaretten auf dem arm ausgedrückt / un cigarro en el brazo / une cigarette sur mon bras / um cigarro no braço / una sigaretta sul braccio
      <gore> : the scars are itching / die narben jucken / las cicatrices / les cicatrices / as cicatrizes / le cicatrici
      <limb> & <wound> : a picture of her bleeding wrists / bilder von aufgeschnittenen armen / fotos de sus brazos cortados / des photos de ses bras coupés / fotos dos braços cortados / foto delle braccia tagliate
      <blades> & <again> : i went back to the blade / wieder mit der klinge angefangen / volví a usar la cuchilla / j'ai repris la lame / voltei a usar a gilete / ho ripreso la lametta`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <little> & <dose> & <notwake> : my kid had the whole bottle of syrup and is not waking / mein kind hat zu viel sirup getrunken und wacht nicht auf / mi hijo tomó demasiado jarabe y no despierta / mon fils a bu trop de sirop et se réveille pas / meu filho bebeu xarope demais e não acorda / mio figlio ha bevuto troppo sciroppo e non si sveglia`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <little> & <dose> & <overmuch> : gave my baby too much medicine / dem baby zu viel saft gegeben / le di demasiado jarabe al bebé / donné trop de sirop au bébé / dei xarope demais ao bebê / dato troppo sciroppo al neonato`,
  },
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <they> ..4 <broke> ..3 <ofme>? ..1 <facepart> & <ofme> : he broke my nose / er hat mir die nase gebrochen, er hat gebrochen meine nase / me rompió la nariz / il m'a cassé le nez / ele quebrou meu nariz / mi ha rotto il naso`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <scald> & <on> : she threw boiling water over me / er hat mir heisses wasser übergeschüttet / me echó agua hirviendo / il m'a jeté de l'eau bouillante / ele jogou água fervendo em mim / mi ha tirato addosso acqua bollente
      <late> & <trouble> : i have to be home by five or there is trouble / um fünf muss ich daheim sein sonst gibts ärger / si llego tarde hay bronca / si je rentre pas à cinq heures ça barde / se não chego às cinco dá briga / se torno tardi succede un casino
      <they>|partner ..2 <keeps> ..2 <own> : he keeps my passport, he keeps passport / er behält meinen pass / él guarda mi pasaporte / il garde mon passeport / ele guarda meu passaporte / lui tiene il mio passaporto
      <pushed> & <stairs> & <victims> : he pushed me down the stairs / er hat mich die treppe runtergestoßen / me empujó por las escaleras / il m'a poussée dans les escaliers / ele me empurrou da escada / mi ha spinta giù dalle scale
      <loud> & <startle> : i flinch when he raises his voice / ich zucke zusammen wenn er laut wird / me encojo cuando levanta la voz / je sursaute quand il hausse la voix / me encolho quando ele levanta a voz / sobbalzo quando alza la voce
      <scary> & <drink> : dad gets really scary when drunk / papa ist gruselig wenn er getrunken hat / papá da miedo cuando bebe / papa fait peur quand il a bu / papai dá medo quando bebe / papà fa paura quando beve
      <reads> ..3 <contacts> : she reads my messages / sie liest meine nachrichten / lee mis mensajes / elle lit mes messages / ela lê minhas mensagens / legge i miei messaggi
      <wantme> : nobody else would want me / er sagt mich will sonst keiner / dice que nadie más me querría / personne d'autre voudrait de moi / ninguém mais ia me querer / nessun altro mi vorrebbe
      <hitsus> : dad hits us / papa schlägt uns / papá nos pega / papa nous tape / papai bate na gente / papà ci picchia
      <angryif> ..3 <if> : he gets mad if i talk to anyone / er wird sauer wenn ich mit freundinnen schreibe / se enoja si hablo con mis amigas / il s'énerve si je parle à mes copines / ele fica bravo se eu falo / si arrabbia se parlo con le amiche
      <not> ..3 <allow> & <private> : i am not allowed to have my own card / ich darf kein konto, darf nicht ans geld / no me deja tener mi cuenta / j'ai pas le droit d'avoir mon compte / ele não deixa eu ter conta / non mi lascia avere un conto
      <allow> ..4 <not> ..3 <private> : allowed nothing, allow no money / ich darf kein eigenes konto haben / permite que no tenga dinero / laisse pas mon argent / permite nem dinheiro / permette mai di avere soldi, lascia mai i soldi
      <they> ..4 <track> & <where> : he put a tracker in my car / er verfolgt mich überall / me sigue a todas partes / il me suit partout / ele me segue todo lugar / lui mi segue ovunque
      <throwsthings> : my mum throws plates / meine mutter wirft mit tellern / mi mamá tira platos / elle jette des assiettes / minha mãe joga pratos / mia madre lancia piatti`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <grown> & <lap> : my uncle makes me sit on his lap / mein opa will mich auf dem schoß / mi abuelo me sienta encima / mon papy me met sur ses genoux / meu avô me põe no colo / mio nonno mi tiene sulle ginocchia
      <under> : he puts his hand up my skirt / er fasst mir unter den rock / me mete la mano bajo la falda / il met la main sous la jupe / põe a mão debaixo da minha saia / mette la mano sotto la gonna
      <stepadult> ..4 <comes> ..4 <bed> : my uncle comes into my room / mein stiefvater kommt nachts zu mir / mi tío entra en mi cuarto / mon oncle vient dans ma chambre / meu tio entra no meu quarto / mio zio entra in camera mia`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      <red> & <distrust> : i see red and don't trust myself / ich sehe rot und traue mir selbst nicht / veo rojo y no me fío de mí / je vois rouge et j'ai pas confiance en moi / vejo vermelho e não confio em mim / vedo rosso e non mi fido di me
      <lurk> & <tools> : i'm outside his flat with a crowbar / ich stehe vor seiner tür mit dem baseballschläger / estoy en su puerta con el bate / je suis devant chez lui avec la batte / estou na porta dele com o taco / sono davanti a casa sua con la mazza
      <attack> ..3 <victims> : i imagine pushing my mother in law / meine schwiegermutter erwürgen, würg ihn / imagino empujar a mi suegra / tuer ma belle-mère / empurrar minha sogra / spingere mia suocera
      <victims> ..3 <attack> : him i could kill / meine schwiegermutter erwürgen / le corto el cuello, la mato / lui tranche la gorge / ele eu mato / le taglio la gola, lui ammazzo
      <weapons> : waiting with the hammer / warte mit dem hammer / lo espero con el martillo / je l'attends avec le marteau / espero com o martelo / lo aspetto con il martello
      <afraid> & <willhurt> & <person> : afraid i'll hurt my kid / angst dass ich meinem kind was tue / miedo de lastimar a mi hijo / peur de faire du mal à mon fils / medo de machucar meu filho / paura di fare male a mio figlio
      <smashing> ..4 <target> : i want to smash his face in / ich will ihm einschlagen das maul, schlagen in die fresse / romperle, romper la cara / lui casser la gueule / quebrar a cara dele / spaccare la faccia`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      <killall> : i will kill them all / ich knall alle ab / lo reviento hoy / je le crève ce soir / amanhã mato todo mundo / domani li ammazzo tutti
      <guns> & <crowd> & <soon> : i'll show the class my gun tomorrow / morgen zeig ich allen in der schule die waffe / mañana verán la pistola en la escuela / demain je montre le couteau à l'école / amanhã levo a arma pra escola / domani a scuola porto la pistola`,
  },
];
