import type { Signs } from './table.ts';

/** Harm to the writer by their own hand, something taken, and illness that cannot wait. */
export const SIGNS_OF_HARM: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      killSelf !fun + I'm going to end my life + ich bring mich um - this job is killing me
      suicidal i + I feel suicidal again - suicidal ideation was the topic
      suicide thinkPlan + I think about suicide every night - an essay about suicide
      wantDie !fun + I want to die + quiero morir - I want to die his hair blue
      noLive + I don't want to live anymore + la vita non vale più la pena - I don't want to live in this city
      20 other intend killThem !past + my sister says she is going to kill herself - my sister says she will kill the lights
      other theyDie + my son told me he wants to die - my son says the phone will be dead tonight
      drug saved die|killSelf|farewell|date + I have been saving up my pills, I have picked the date - I saved the file
      ~ 24 drug saved farewell|letterDone + the notes are written and the pills saved up - the notes are saved
      10 saved|hoard drug plenty !doctor !usual !pet + I have enough zopiclone saved - enough money saved for the rent
      6 hoard drug i !doctor !usual + ive been stockpiling my tablets - I put the tablets away for my dad
      farewell i|other !work + I have written my goodbye letters - I wrote the letter to the bank
      betterDead + they'd be better off with me dead - we'd be better off with the train
      ~ 36 insurance noDate|rope|decided !buy + the life insurance pays the debt and I know how I will do it - the insurance pays for the car
      insurance die !accident + the life insurance pays the debt, I only have to die - the insurance pays the car
      howDie + is there a painless way to die + wie stirbt man schmerzlos - the easiest way to cook
      gasMeans i|die|date|saved|ready !fun + the hose for the exhaust is in the boot, it is decided - a new exhaust for the car
      dieIn i !fun + I'll go and die in the river like my father - a walk by the river
      drug counted date|farewell !doctor + the tablets are counted and so is the date - I counted the tablets for my gran
      24 insurance crash + I'll drive into a pole, the insurance pays - the insurance paid for the wall
      crash die|killSelf|end|purpose|decided !accident + I'm driving into a tree on saturday so it's over - the wind drove us into a wall of people
      6 rope ropeUse !boat !debt + I bought a rope and picked the tree + ich habe den Strick gekauft - learning the ropes
      gun i gunUse !hunt + I have a gun and I want to end it - I bought a glue gun
      ~ 24 gun gunHead|farewell !hunt + the shotgun is in the wardrobe. I hold it under my chin - the shotgun is in the museum
      ~ 14 engineOn doorShut garage|end|die + I'm in the garage, engine on, door shut - the engine is on at the garage
      14 takeAll asleepAll !fun + tonight when the house is asleep I'm taking the lot - the baby takes it all in when asleep
      14 belt hook holds + a hook in the loft and a belt, I've tested it holds - the belt is on the hook
      die date i !exam !fun + I picked the date, I'm going to be dead by then - the date is set
      ~ 36 farewell|letter noDate + I wrote the letters to the kids, only the day is left to pick - I wrote the letter to the bank
      ~ 36 gaveAway goodbye|sayLast|die|killThem !fun + our son gave his dog away, he won't be needing it where he's going - I gave my old clothes away
      wheel thinkPlan|end|again !accident + each time I think it takes one turn of the wheel - one turn of the wheel on the potter's bench
      sayLast goodbye !fun + I won't be here on monday, look after my dog - look after my dog on monday
      dayOf stabSelf !accident !fun !dayToDay + tomorrow I stab myself in the heart + morgen steche ich es mir ins Herz + mañana me lo clavo en el pecho - the knife goes to the grinder tomorrow
      ~ 20 gun dayOf doItThen !hunt !fun !dayToDay + there's a gun in the drawer and on Friday I'll do it + c'è una pistola nel cassetto e venerdì lo faccio - the gun licence is due and on Friday I'll do it
      ~ 20 rope dayOf doItThen !boat !fun !debt !dayToDay + I hid a rope in the garage, on Sunday I'll be gone + am Sonntag bin ich weg, ein Seil liegt in der Garage - I bought a rope for the boat, on Sunday I'll be gone
      ~ 24 betterOff goneBy|farewell|letter !fun !dayToDay + you'd all be better off without me, on Friday I will be dead + ihr seid ohne mich besser dran, am Freitag bin ich tot + estaréis mejor sin mí, el viernes estaré muerto + vous êtes mieux sans moi, ceci est un adieu + vocês ficam melhor sem mim, isto é um adeus + state meglio senza di me, questo è un addio - the project is better off without me, on Friday I will be gone
      leap !fun !sport + tomorrow I throw myself under a car + mañana me tiro debajo de un coche + salto davanti al prossimo treno - I jumped off the train of thought
      jumpTrain + I'll throw myself in front of a train - I jumped on the train`,
  },
  {
    kind: 'suicide',
    urgent: true,
    rows: `
      height jump i|other !sport + I'm on the roof and I'm about to jump - I jumped off the sofa
      overEdge !sport + I'm on the wrong side of the railing - on the right side of the bridge
      onLedge i|height !sport !fun + I'm sitting on the ledge, fifth floor - the cat is on the ledge
      height climbed i !sport + I'm on the viaduct, I climbed over - I climbed a building
      onHeight lastly + sitting on the ledge, I only have to let go - sitting on the balcony with tea
      onTrack !work !fun + I'm lying on the tracks - back on track
      ~ 30 onHeight|onLedge|gasMeans|engineOn|onTrack|atTrain goodbye !sport !fun !hunt + I'm on the roof at work, tell my brother I love him - tell my brother the boiler is on
      ~ 30 gun goodbye !hunt !fun + the gun is loaded, tell my kids I'm sorry - tell my kids the glue gun is hot
      ~ 30 rope goodbye|asleepAll !boat !fun + the rope is in the shed, thanks for everything - thanks for everything, the rope is for the boat
      ~ 14 sealed fumes + I taped the windows and lit the charcoal - I lit the charcoal for dinner
      ~ 30 rope ropeUse tonight !boat !fun !debt + tonight I'm going to the barn, the rope is tied - tonight we tie the rope for the boat
      ~ lockedSelf gun|rope|blade !accident !sport + my husband locked himself in the shed with his shotgun - he locked himself out of the shed
      ~ 20 engineOn lockedSelf|noAnswer + he locked himself in the garage, engine running - the engine is running, he sings
      ~ 36 ivIn fromWork|goodbye !past + I took what I need from the clinic, the line is in - the line is in the rota
      atTrain trainHit !fun + I'm on the platform and the next fast one is mine - I'm on the platform and the coffee is mine
      ~ 20 train|onTrack trainHit !fun + the freight comes at noon and I'm not moving - the train comes at noon and I'm not packed
      ~ 20 brink lastAct !sport !fun !dayToDay + I'm standing on the bridge right now and I can't do this anymore + ich bin auf dem Dach und mach es jetzt + estoy en el puente y voy a hacerlo + je suis sur le pont et je vais le faire + estou na ponte e vou fazer isso + sono sul ponte e lo faccio - we stood on the bridge and watched the boats - I'm on the roof fixing the gutter, I can't do this anymore
      ~ 20 brink sorryWord loveYou !sport !fun !dayToDay + I am on the roof of our building. I'm sorry, I love you - I'm on the roof fixing tiles, sorry, I love you
      rope neck !debt + I have the rope round my neck - a scarf around my neck
      gun gunReady i !hunt + I've got the shotgun loaded on my lap - a cat on my lap
      gun head i + the gun is at my head - a gun in the museum`,
  },
  {
    kind: 'self-harm',
    rows: `
      cutSelf !mishap + I cut myself again last night + ich ritze mich wieder - I cut myself shaving
      selfHarm i|other|again + I started self harming again - a lecture on self harm
      8 scrape limb|self hurtTool|blade !accident !kitchen + I tear my skin with a cutter - a cutter for the carpet
      14 blade|hurtTool doLimb !accident !kitchen + the blade is in my phone case, I do my thighs at night - I do my legs with wax
      8 limb scald purpose !accident + I hold my arm under boiling water until I feel something - boiling water on my hand
      hurtSelf purpose|relapse|want !accident !sport + I hurt myself on purpose - I hurt myself playing squash
      harmSelf i !accident !sport + I keep hurting myself when I am alone - hurting the business
      ~ burn burner purpose + I burn my thighs with a hot iron, it is the only thing that helps - I burn the candle at both ends
      burn burner limb|self !accident + I burn my arm with a lighter - I burned dinner
      6 bang head wall !fun + I bang my head on the wall until it bleeds - I bang on about a wall of text
      other cutsThem !mishap + my daughter cuts herself - my daughter cuts the cake
      kin woundsSeen !mishap + I found cuts on my daughters arms - we found cuts in the budget`,
  },
  {
    kind: 'self-harm',
    urgent: true,
    rows: `
      slit !accident + I slit my wrists - I slit the envelope
      cutSelf cold !accident + I cut my arms in the bath and I feel cold - I cut myself a slice
      cutSelf|cut bleed !accident !kitchen + I cut my arm and it won't stop bleeding - the budget cuts
      blade wrist + I have a razor on my wrist right now - a razor for my beard`,
  },
  {
    kind: 'overdose',
    urgent: true,
    rows: `
      ~ 12 took many drug !usual !pet !later + I took the whole box of tablets - I took two tablets for my head as prescribed
      ~ 24 took drug|takenAll goodbye !usual !fun + I took my sister's pills, thank you for everything - I took my tablet, thank you
      ~ 14 takenAll empty|drug !pet !usual !fun + I took them all, the whole box, sorry - I took them all, the kids and the dog
      took tooMuch drugTaken|unresponsive|drowsy !usual !fun + he took way too much and won't wake up - she took too much luggage
      6 took poison !pet !past + I drank bleach - I drank cider
      kid swallowed drug|thing|poison !pet !usual + my toddler ate my heart tablets - the toddler ate a banana
      14 took|swallowed thing purpose|die|killSelf|bleed + I swallowed a razor blade on purpose - I swallowed a pip
      10 allOf drug bottleOf !usual !pet + all my Seroquel with a bottle of vodka - all my tablets with a bottle of water
      overdosed !fun + I overdosed - I overdosed on coffee
      overdose took|drugName !fun !past + ive taken an overdose - an overdose of sun
      took drug die|killSelf|farewell|purpose|drowsy|unresponsive !usual + she took pills to die - she took her pills for her heart
      ~ took drug unresponsive|noAnswer !usual + he took sleeping pills. I can't wake him - he took his pills and works
      ~ drug empty unresponsive|noAnswer|floor + she won't wake up, there are empty pill boxes - the pill box is empty
      ~ hardDrug|shotUp unresponsive|noAnswer|blue !past + my son used heroin and his lips are blue - a film about heroin
      ~ 12 insulin inject many|purpose|die|noWake + I injected all my insulin on purpose - I inject my insulin before meals
      took something die|unresponsive|noAnswer|poison + he has taken something and I can't wake him - I took something for lunch
      willTake drug !usual + I have the pills in front of me and will take them all - I will take the tablets at noon
      gave drug tooMuch|many kid + I gave the baby far too much ibuprofen - I gave the kids their syrup
      poisonSelf + my friend poisoned herself - the boss poisoned the mood`,
  },
  {
    kind: 'medical-emergency',
    urgent: true,
    rows: `
      other noAnswer floor|empty|collapsed !pet + my friend lies on the floor and does not respond - my friend does not respond to mails
      unresponsive !sleepy !pet + I can't wake my mum up - I can't wake him for school
      other collapsed chest|breathNot !pet !past + he collapsed clutching his chest - the deal collapsed, what a chest
      other stabbed now !fun !past !hunt + my dad just shot himself - my dad shot his first film today
      stabbed bleed|floor|neck !fun + he stabbed my dad in the neck, blood everywhere - stabbed in the back by the boss
      seizing !past !fun + she's jerking on the floor, eyes rolled back - eyes rolled
      ~ veins bleed !accident !gums + pulse vein. blood everywhere - a vein of gold
      ~ diabetic|pump|sugar dka|vomit|broken !past !pet + the insulin pump is dead, I'm vomiting - the water pump broke
      14 hangingFrom holdLegs + she's hanging from the banister, I've got her legs - a coat hanging from the banister
      hanged found|unresponsive|blood + found my brother hanged in the garage - we hanged the picture
      found wristsCut + found my flatmate in the bath with her wrists cut - found the cut flowers in the bath
      ~ 14 needleIn blue|noAnswer|unresponsive + she's blue, the needle is still in her arm - the nurse put a needle in my arm
      lips blue person|other + his lips are turning blue - the sky turned blue
      foam + he's foaming at the mouth - foam bath
      throat swell breath|allergic + my throat is swelling, I'm allergic - my throat is dry
      breathNot swell|allergic|sting + I can't breathe, a wasp stung me - I can't breathe in this heat
      noInsulin !past !resist + I have no insulin left + ran out of insulin - insulin resistance is my topic
      ~ insulin noMore|without !past !resist + my insulin is all gone - insulin was discovered here
      sugar high vomit|noInsulin|insulin|thirst + my sugar is 430, I keep vomiting - 430 grams of sugar
      ~ steroid stopped|stop|noMore|without faint + I stopped my prednisone and fainted twice - I stopped reading
      droop !face-mask + his face has dropped on one side - a face mask
      speech sudden|droop|limbNumb !infant + his speech is slurred all of a sudden - the speech was good
      limbNumb sudden|speech !sleepy + I can't lift my right arm all of a sudden - I lifted the sofa
      heartAttack !fun !past + I think I'm having a heart attack - I nearly had a heart attack laughing`,
  },
  {
    kind: 'chest-pain',
    urgent: true,
    rows: `
      holdChest sweat|pain|collapsed !fun !sport + my husband is clutching his chest, grey and sweating - clutching the bag to my chest
      chestPain !fun !sport !cleared + I've got chest pain - the chest of drawers
      chest pressure arm|jaw|sweat|breath|pain|since + a tight feeling in my chest and sweats - the chest feels heavy to carry
      pain arm jaw|sweat|chest + pain in my left arm and jaw - my arm hurts after tennis`,
  },
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      ~ stopped|without alcohol|benzo symptom !coffee !past !doctor + stopped drinking two days ago and I'm shaking - I stopped drinking coffee and shake less
      ~ coldTurkey symptom !coffee !past !doctor + cold turkey day two, shaking - cold turkey for lunch
      ~ 24 alcohol heavy symptom !coffee !past !doctor + he drank two litres a day and now he sees rats - a bottle of water a day
      ~ dry symptom !past + day 3 without alcohol and I see spiders - day 3 without sugar
      ~ stopped drug seizure !past !doctor + I came off my tablets and had a seizure - I came off the bus`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      ~ pregnant bloodLoss !gums !past + I'm pregnant and bleeding - a pregnant pause
      ~ 14 weeks|monthOf bloodLoss !gums !past !fun + week 31 and a gush of blood - three weeks of rain
      ~ 20 weeks|monthOf|pregnant|belly noStir !past !sport !fun + the baby in my belly isn't moving any more + das Baby in meinem Bauch rührt sich nicht mehr - 36 weeks and I haven't felt the need to move
      noKicks !past !sport + no kicks all day - no kicks in this film
      ~ pregnant|weeks|monthOf noMove baby|kicks|it !past + 33 weeks and the baby hasn't moved - 33 weeks and the office hasn't moved
      baby noMove weeks|pregnant|sinceNow + the baby stopped moving yesterday - the baby stopped crying yesterday`,
  },
];
