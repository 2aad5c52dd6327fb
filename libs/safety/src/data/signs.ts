import { SIGNS_OF_HARM } from './signs-of-harm.ts';
import type { Signs } from './table.ts';

/** Explicit signs, in the classes of words that `languages.ts` lists for each language. */
export const SIGNS: readonly Signs[] = [
  ...SIGNS_OF_HARM,
  {
    kind: 'violence-at-home',
    rows: `
      violent hitsMe !fun !sport + my husband hits me - the news hit me
      beatsMe !fun !sport + he beats me up when he's drunk - beat me at chess
      raped !fun + my ex raped me - I rapped at the show
      forced notStop + he forced me, I said stop and he did not stop - forced to stop
      holdsDown sayNo !fun !sport + he holds me down when I say no - hold me down if I say no to cake
      violent threatYou !fun + my ex writes: I will kill you - my mum writes: I will call you
      forced sex + he forces me to have sex - he makes me smile
      violent brokeMine !fun !sport + my husband broke my nose - he broke my laptop
      violent threatens killMe|hurtMe !fun !ifThat + my ex threatens to kill me - he threatens to cook
      brokeMineHe !fun !sport !accident + he broke two of my ribs - he broke my laptop
      violent vows killHim !fun !sport + he swore he will kill my mother - he swore to kill the lights
      killMe ifLeave !fun + he'll kill me if I leave - he'd kill me if he knew the price
      scared violent killMe|hitsMe|hurtMe !fun + I'm scared he will kill me - I'm scared he will laugh
      lockedMe lockedMe !fun !game + he won't let me leave and took my phone and locked me in - he locked me out of the account
      they lockedMe !fun !game + he won't let me leave the flat and took my phone - he locked me out of the account
      violent violence me !past + my wife is violent towards me - the game is violent
      violent hits victim !fun !sport !kids + my dad beats my mum - dad beats mum at cards
      iHit partner !fun !sport + I hit my wife last night - I beat my wife at chess
      menace weapon|fire|acid me !fun + my ex threatens to set me on fire - my ex threatens to go to the papers
      bruises violent i !sport + I have bruises all over from my husband - bruises from football
      violent beatsHer !fun !sport !kids + the neighbour beats her - she beats the record
      partner batters !fun !sport + my husband is a batterer when he drinks - my husband batters fish
      acid splash|face threatens|will|i !skin + I'll throw acid in his face - acid peel for the face
      violent pushMe !fun !sport + he pushed me down the stairs - she pushed me to apply`,
  },
  {
    kind: 'violence-at-home',
    urgent: true,
    rows: `
      stabbedMe !fun + he stabbed me in the leg - she stabbed me in the back at work
      neckHeld !fun !sport !doctor !debt + he had his hands round my throat on sunday - a scarf round my throat
      they strangledMe !fun + he strangled me last night - the deadline is choking me
      violent strangles victim !fun !sport !pet + the neighbour is strangling his wife - he strangles the debate
      8 strangles victim now !fun !sport + someone is strangling my mum right now - someone is killing it for my mum right now
      12 they weapon door|menace|killMe|us|hiding !kitchen !fun !hunt + he has a knife and is outside the door - he has a knife collection
      they breakDoor killMe|threatens|scared|hitsMe|weapon|hiding !fun + he's kicking the door in, he will kill me - the dog broke the door
      hiding violent !fun !peace + I'm hiding in the bathroom from my husband - hiding gifts for mum
      gunAtMe !fun + he held a knife to my throat - he held a torch to the map
      ~ 20 petrolPour lighter|us|hiding|killUs !accident !sport + he poured petrol on the bed and holds the lighter - he poured petrol into the mower
      violent douse !fun + he poured petrol over me - he poured petrol into the mower
      killMe callHelp !fun + he is going to kill me, please help - this will kill me, please hold
      they killUs !fun + he is going to kill us - he is going to thank us`,
  },
  {
    kind: 'child',
    rows: `
      adult hits kid !fun !sport !kids + our neighbour beats his kids - my kids beat the neighbours at chess
      beats kid|victim !fun !sport !kids + downstairs the little girl is beaten with a belt - the girl beat the record
      ~ 24 minor touches|touchesSex|undress + my coach undresses me, I'm twelve - undress the salad
      adult undress me|kid !fun !doctor !bathing + he undressed me and filmed me - undressed in the gym
      ~ 14 adult nakedPics kid|sibling !fun !bathing + he takes photos of my little sister naked - the photos of my sister's wedding - he takes photos of my naked toddler on the beach
      exposes !fun !bathing + fa foto alla mia sorellina nuda + mein Stiefvater zieht meine kleine Schwester aus + il mio patrigno spoglia la mia sorellina + o meu padrasto despe a minha irmã pequena - my uncle undresses the salad
      adult intoPants kid|sibling !fun !bathing + Opa greift meiner Nichte in die Unterhose + el abuelo le mete la mano en las bragas a mi sobrina + il nonno mette la mano nelle mutande di mia nipote - ants in my little sister's pants
      iHit kid !fun !sport + I hit my daughter last night - I hit send and my daughter laughed
      adult touches me|kid !fun + my uncle touches me - his story touched me
      touchesSex me|kid|other + he touched my private parts - touched by the song
      abuses kid|sibling !work + someone is abusing my little brother - they abuse the system
      8 adult abuses me !fun !work + my coach abuses me - this coach abuses his power
      adult hurtsKid !fun !sport + her new boyfriend is hurting my daughter - my knee hurts when I run
      adult lockedKid !fun + next door lock their boy in the shed - the boy is locked out of the game
      lodger inBedOf !fun + the lodger gets into my daughter's bed - the cat gets into my daughter's bed
      kid|victim tiedUp !fun + the nursery ties the boy to a chair - tie the boat to the pier
      shakes infant|monthsOld !pet + my husband shakes the baby - the baby has a rattle
      scared i hurtKid !fun + I'm afraid I will hurt my baby - I'm afraid my baby is hungry
      kid bruises adult|hits !sport + the baby has bruises all over, she hits him - bruises on the apples
      burn kid burner|purpose|adult !accident + she burns the boy with cigarettes - the boy burned the toast`,
  },
  {
    kind: 'harm-to-others',
    rows: `
      will|scared|thinkPlan killHim !fun !sport + I'm going to stab my boss - I'm going to kill this presentation
      ~ mustDie weapon|will !fun !pet + the man who ruined me has to die and I have the knife - the mould has to die, said the plumber
      i weapon killHim !fun + I have a knife and will stab him - I have a sharp knife
      voices kill|jump|killThem + voices tell me to kill my mother - voices in the kitchen
      urges hurt people !feelings + I have urges to hurt people - urges to shop
      fire house will|inside !accident + I will burn her house down with her inside - the house is on fire with joy
      will|i bullet person !fun !past + I'll put a bullet in that man - bullet points
      14 fire sleepsAt !fun + I have bought the petrol and know where he sleeps - the fire is on while he sleeps by the stove
      stickIn !fun !kitchen + I'm putting the knife through her - I'm putting the knife in the drawer
      poison intoFood !pet + I will put rat poison in his coffee - sugar in her coffee
      i acid face will + I will throw acid in her face - acid reflux
      runOver person !fun + I'll run my ex over with the car - I ran over the numbers`,
  },
  {
    kind: 'harm-to-others',
    urgent: true,
    rows: `
      ~ kid heaven !past + she says the baby and she are better off in heaven - the baby sleeps like heaven
      weapon goTo !kitchen !accident + I've got a knife and I'm on my way to my ex's house - I've got a knife set for my ex
      i will shootUp + I'm going to shoot up my school - I'm going to school`,
  },
  {
    kind: 'eating-disorder',
    urgent: true,
    rows: `
      noEat days !sick !faith !pet + I haven't eaten in five days - I haven't eaten yet
      noEat thin !faith !pet + I'm not eating so that I get thin - I don't eat late
      onlyWater days thin|food|noEat|since|number|fasting !faith !sick !pet + only water for six days, no food - only water for the cat for two days
      vomitSelf !sick !pet + I make myself sick after every meal - this job makes me sick
      vomit meal !sick !pet !infant + I throw up after every meal - I threw up on the boat
      laxative thin|daily|many !doctor + I take laxatives so I don't gain - laxatives for my gran
      lowCal !sport + I live on 300 calories a day - the cake has 300 calories
      starveSelf + I starve myself - starving, making lunch
      ~ 36 noEat|onlyWater|fasting faint days|number !sick !faith !pregnant + day nine of the water fast and I fainted twice - the fast is over, I felt faint at the news
      ~ 36 vomit faint days|weeks|meal|daily !sick !pregnant + for weeks I throw up all I eat and now I black out - I nearly fainted at the price`,
  },
  {
    kind: 'eating-disorder',
    rows: `
      anorexia i|kin !work !past + my bulimia is back - a documentary about anorexia
      kin|kid hidesFood kilos + my daughter weighs 38 kilos and hides her food - the dog hides his food
      ~ 30 kin|kid|i tinyMeal weighs|daily|thin|kilos !pet + my granddaughter eats one apple a day - I eat one apple
      kid noEatMore !faith + my daughter stopped eating - my daughter stopped eating meat`,
  },
  {
    kind: 'withdrawal',
    rows: `
      ~ stopped|stop alcohol heavy !coffee !doctor !past + how do I quit drinking, I have a bottle of vodka a day - a bottle of water a day
      ~ dry heavy !coffee !past + no alcohol since today after 15 years of it daily - 15 years at work
      stop|stopped|change benzo ask|alone|suddenly|will|i !doctor !past + can I stop valium by myself - I stopped the car
      detox home|alone|alcohol !coffee !doctor + I want to detox at home - juice bar at home`,
  },
  {
    kind: 'medicine',
    urgent: true,
    rows: `
      ~ 36 psychiatric stopped|stop|noMore|trash noSleep !past + my brother binned his lithium and has not slept for four nights - the lithium battery died, I slept badly`,
  },
  {
    kind: 'medicine',
    rows: `
      4 enough med !doctor !past + from tomorrow no more Cymbalta - no more medical shows
      med trash !doctor !past !pet + I threw my lithium in the bin - I threw the box in the bin
      6 change|double med|dose !doctor !past !pet !budget !taper + I doubled my Ritalin for the thesis - halve the budget
      ~ 8 stopped med|inhaler !doctor !past !pet !usual !forgot !budget + I stopped my lithium last month - I stopped the medical course
      8 stop med ask|alone|will|suddenly|noMore|i !doctor !past !taper + I want to stop my antidepressants - can I stop the course
      stopped med alone|suddenly|sinceNow|feelFine !doctor !past + I stopped my meds a week ago - I stopped my medicine degree
      change med|dose ask|alone|will|i !doctor !past !pet + thinking of halving my lithium - halving the budget
      double dose|med ask|will !doctor !past !pet + can I double my dose tonight - double the time
      4 iStop med !doctor !past !taper !usual + smetto l'Abilify, tanto sto bene - smetto il lavoro
      5 med insteadOf !coffee !doctor !past !pet + I take three gabapentin instead of one - two weeks of rest instead of one
      ~ 24 feelFine med stop|stopped|trash|takesNoMore !doctor !past !pet + he feels healed and will stop his epilepsy medication - he feels healed since the treatment
      ~ 24 insulin thin stop|change|double !doctor !past + I want to skip my insulin to lose weight - insulin and weight were the topic
      takesNoMore med !doctor !past !pet + I decided not to take my sertraline any more - I don't take the bus any more
      mix|drink drug|med alcohol|drug ask !doctor !past + can I mix sertraline with wine - can I mix these colours
      ask take|mix drug|alcohol with thinner !doctor !past !usual + can I take ibuprofen with my blood thinners - can I take my mum with me
      howMany drug ask|lethal + how many tablets can I take - how many tablets do you sell`,
  },
  {
    kind: 'pregnancy',
    rows: `
      ~ pregnant ask !leave !past !notMe + I'm pregnant, can I run - my neighbour is pregnant
      ~ monthOf fasting|drug|med|alcohol !leave !past !notMe !doctor + second trimester and I want to fast - a month of fasting`,
  },
  {
    kind: 'eviction',
    rows: `
      6 evicted number|bailiffs|court !past !fun + the eviction is on the 30th - conviction on the 30th
      evicted i|weekday|door|comes !past !fun + we are being evicted - we were convicted
      landlord throwOut + my landlord is throwing us out on friday - my landlord threw a party
      bailiffs comes|evicted|weekday|door !past + the bailiffs are coming tuesday - the bailiffs song
      leaveHome landlord|nowhere|evictWord !holiday !buy + we have to leave our house by friday, the landlord says - we leave for spain by friday`,
  },
  {
    kind: 'court',
    rows: `
      court courtDate i|weekday|soon|noLawyer !past !sport !job + I have a court hearing next week - the tennis court is closed
      summons i|got|court !past !job + I got a summons - I got a summary
      sued !past !fun + I'm being sued by my old boss - I was sure`,
  },
  {
    kind: 'suicide',
    rows: `
      = suicide|killSelf|suicidal|killYou|howDie + suicide + kill myself + how to kill myself - suicide squad
      = wantDie|noLive + want to die - want to dye`,
  },
  { kind: 'self-harm', rows: '= selfHarm|cutSelf + self harm + cutting myself - self help' },
  { kind: 'overdose', urgent: true, rows: '= overdose|overdosed + overdose - overdrive' },
  { kind: 'violence-at-home', rows: '= homeViolence + domestic violence - domestic flights' },
  { kind: 'child', rows: '= childAbuse + child abuse - child care' },
];
