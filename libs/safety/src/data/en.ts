import { EN_ASK } from './en-ask.ts';
import { EN_PEOPLE } from './en-people.ts';
import { EN_SIGNS } from './en-signs.ts';
import type { LanguageTable } from './table.ts';

export const EN: LanguageTable = {
  language: 'en',
  common:
    'the and i im to of my is was with this for it have that but you are be what how they her his from been just about ' +
    'not dont cant me on at he she if so do will would no one out all',
  classes: {
    not:
      'not no dont dnt doesnt didnt isnt aint wasnt arent never nvr cant cannot cnt couldnt wont wouldnt shouldnt havent ' +
      'hasnt hadnt nor neither without unable',
    turn: 'i im ive id ill but and so because cuz bc cos if when then he she they hes shes until',
    myself: 'myself my_self meself mysel mself myslef',
    wish: 'want* wanna wana wnt wish* hope* hoping pray* rather would_like desire* long_to crav* deserve* need_to ready_to',
    plan:
      'want* wanna wana going gonna gona gunna gna about plan* decid* will ill thinking think thought* tempted ready try* ' +
      'gotta need should might urge* consider* intend* promis* fantasi* dream*',
    die: 'die dying dieing dead unalive*',
    live: 'live living alive exist* existing be_here being_here be_around life breath*',
    someone:
      'he she hes shes they theyre brother bro sister sis mate friend* bestie mum mom mother dad father wife husband gf bf ' +
      'girlfriend boyfriend partner ex son daughter kid cousin roommate flatmate student neighbour neighbor colleague ' +
      'somebody someone buddy nan gran uncle aunt nephew niece stepdad stepson daughters sons girl guy',
    partner:
      'husband hubby wife partner boyfriend bf girlfriend gf ex exs fiance fiancee spouse dad father mum mom mother stepdad ' +
      'stepfather stepmum stepmom brother son he she hes shes hed shed hell shell they him',
    adult:
      'dad daddy father mum mom mummy mother stepdad stepfather stepmum stepmom uncle aunt auntie grandad grandpa grandfather ' +
      'teacher coach neighbour neighbor babysitter parents cousin boyfriend bf partner man he she they priest tutor ex',
    child:
      'kid kids child children baby toddler infant newborn son daughter boy girl niece nephew stepson stepdaughter pupil ' +
      'grandson granddaughter little_brother little_sister lil_bro lil_sis kiddo twins',
    hits:
      'hit hits hitting beat beats beating beaten slap* punch* kick* chok* strangl* shov* smack* batter* throttl* whack* ' +
      'thump* headbutt* rape* raping drag* attack* assault* stab* abus* hurts hurting burnt burned pushed pushes spat grabbed',
    pills:
      'pill* tablet* meds med medication* tabs paracetamol* tylenol* ibuprofen* advil aspirin xanax* valium codeine ' +
      'antidepressant* sertraline oxy insulin sleepers painkiller* capsules benzos fentanyl heroin bleach antifreeze zopiclone',
    took: 'took taken swallow* downed ate drank necked popped had washed gulped injected overdosed',
    lots:
      'all whole entire bottle box pack packet strip handful fistful many lot lots bunch every everything too_much double ' +
      'full blister rest 10 12 15 16 20 24 25 30 32 40 50 60 80 100 loads tons dozen dozens twenty thirty forty fifty',
    means:
      'rope noose pills gun pistol rifle shotgun bullets razor* blade* helium charcoal tablets insulin meds poison',
    weapon:
      'gun knife machete pistol rifle shotgun bomb axe hammer blade petrol acid weapon weapons bat crossbow ammo',
    harm: 'kill* murder* stab* shoot* hurt hurting strangl* choke choking slaughter* poison* burn behead smash attack* execut* batter',
    them:
      'him her them everyone everybody someone somebody people boss ex teacher neighbour neighbor coworker colleague ' +
      'wife husband dad mum mom father mother brother sister stepdad classmates kids children baby girlfriend boyfriend landlord all you',
    cutting:
      'cut cuts cutting cuting slash* slic* slit* carv* scratch* burn* bit bite biting stab* hurt hurting harm* punch*',
    body: 'arm arms wrist* thigh* leg legs skin stomach hips veins forearm* belly',
    soon: 'tonight tonite tomorrow tmrw tmr today now soon weekend monday friday saturday sunday',
    moved:
      'kid kids children family mum mom parents wife husband daughter* son sons everyone loved sister brother girlfriend',
  },
  affirmed: `
    <not> kidding|joking|exaggerating|even|only|just|gonna_lie|lying|sure|know|care|dramatic : not kidding i'm going to kill myself
    <not> stop|shake|help|sleep|wait|escape|control|resist|get : can't stop wanting to die
    <not> ..2 anymore|any_more|any_longer|no_more|longer|idea : i can't anymore gonna end my life
    <not> cope|breathe|take|go_on|bear|stand|matter|point|one|reason|future : cant cope want to die`,
  idioms: `
    broke|breaks|breaking ..1 my|his|her|their heart|record|habit|leg_a : he broke my heart
    stab|stabbed|stabs|stabbing ..2 in the back : stabbed me in the back
    bleeding money|edge|cash : bleeding money on rent
    dog|cat|hamster|pet died ..6 crying|cry|sad : my dog died and i cant stop crying
    my|our|the dog|cat|hamster|rabbit|horse|plant ..1 died|dead|passed|sick : my dog died
    crying|cry ..3 dog|cat|movie|film|song|book : i cry at every film
    shoot|shot ..1 my shot : shoot my shot
    killing each|eachother other? : the kids are killing each other
    above my|their|his weight : above my weight
    knife|knives drawer|block|set|sharpen* : the knife drawer
    walk*|ran|run|cycled|went|drove ..2 over|across ..1 the bridge|viaduct : walked over the bridge
    butchered|slaughtered|murdered my|the hair|song|pitch|presentation : butchered my hair
    surgery|operation|c_section|appendix ..4 scar* : surgery scar
    scar* ..4 surgery|operation|c_section|accident|appendix : a scar from surgery
    blood pressure|test|sugar|work|donation|type|donor : blood pressure
    hammer|nails ..3 home|nail*|drill|shelf|tool*|diy : hammer and nails
    drill|tools|toolbox|nails & hammer : drill and hammer
    throat|sore ..2 throat|infection|cold|sore : sore throat
    beat|beats|beating ..2 procrastinat*|clock|odds|record|deadline|traffic|boredom|level|boss|game|score|inflation : beat the clock
    kick|kicks|kicked|kicking ..2 me|us|off|start|ass|butt|back|in|things ..2 into|gear|forward|off|started|motivat* : kick me into gear
    punch|punching ..2 above|card|in|line|out : punch above
    slap ..2 on|together|label|sticker : slap a label on
    hit|beat|kick ..2 <them> ..2 at chess|fifa|poker|tennis|ping_pong|pool : beat him at chess
    hang|hanging ..2 them|pictures|him_out|her_out|my : hang my pictures
    poison|toxic ivy|boss|culture|workplace|productivity : toxic boss
    im dead ..2 meme|lol|laughing|haha|this : im dead lol
    talk|talking|speak|help|deal|work|support ..2 to|with ..1 ~suicidal : talk to suicidal people
    end|ending this|the ..1 chapter|phase|contract|lease|job|career : end this chapter of my career
    knife|gun skills|control|laws|show|sharpening|block : a knife skills class
    last message for : last message for today
    shot|shoot|shooting <myself> in the foot : shot myself in the foot
    rather die than : i'd rather die than do cold calls
    hopeless|useless|worthless about|at|with|in : hopeless at excel
    <not> ..3 more than : i can't do more than one
    kill|killing|drown|drowning|murder|poison|choke|hang|shoot ..2 weed*|darlings|sorrows|time|plants|process*|job|task|bug*|curtain*|picture*|laundry|video*|photo*|engine|vibe|mood|language|song : kill my darlings
    <not> afraid|scared to die|fail : i am not scared to die trying
    die|dying|dead|died of|laughing|laughter|from ..1 laugh*|embarrassment|shame|boredom|curiosity|cringe|heat|hunger|excitement? : i want to die of embarrassment
    dying to|for : i'm dying to start
    to die for : food to die for
    dead tired|end|line|serious|weight|set|simple|sea|easy|last|good|lift* : dead tired
    killing|kills|killed|kill it|time|two|the_mood|the_vibe|the_lights|process* : killing it at work
    this|these|that|my|the ..3 is|are|were|s? killing|murdering me|us|my : this deadline is killing me
    could|would|id kill|murder|strangle|die for : would kill for a desk
    could|would|id ..1 murder a : could murder a pizza
    take|taking|get|getting|want|have|win|claim* ..2 my|our life back|into|seriously|in|forward|apart|again : take my life back
    take my own life experience* : i take my own life experiences seriously
    my|the phone|battery|laptop|computer|car|plant*|wifi|engine|pc|router|tablet|headphones ..3 die|dies|died|dying|dead : my phone died
    killing|kill|killed myself ..1 with|over|at|on|laughing|working|studying|trying|for : killing myself with work
    worthless|useless|hopeless|trapped about|at|with|in_my_job : feeling useless at excel
    beat|beating|kick|kicking|kicked <myself> : stop beating myself up
    hurt|hurting|injured|cut|burn|burned|burnt|pulled|bruised ..4 running|gym|workout|training|football|cooking|gardening|shaving|oven|deadlift* : hurt myself at the gym
    beat|beats|beating me|us|her|him ..1 at|in|to|by|on : he beat me at chess
    hit|hits|hitting me ..1 up|back|that|like|hard|when|how|with_the_news|with_a_question : hit me up
    push|pushes|pushed|pushing me to|hard|harder|further|forward|out|on : he pushes me to try
    kick|kicked|kicks me out|off|into|in_the_butt|up : they kicked me out of the group
    cut|cutting|cuts ..1 down|back|costs|sugar|carbs|expenses|spending|hours|corners|budget|hair|coffee|grass|video* : cutting sugar
    jump|jumping ..1 to|into|ahead|in|on|straight|rope|jacks|back|through|start|up : jump to step three
    hang|hanging ..1 out|on|up|in|around|there|with : hang on
    shoot|shooting ..3 video*|photo*|film|email|message|hoops|an|a_mail|for : shooting a video
    stab ..1 in_the_dark|at : stab in the dark
    overdose*|overdosing ..1 of|on meeting*|emails|coffee|caffeine|zoom|work|news|sugar|chocolate|netflix|screen* : overdose of meetings
    <moved>|mate|friend*|uncle|cousin|colleague|neighbour|he|she|who|dad|mother|father ..2 died|lost|passed ..3 ~suicide : my brother died by suicide
    lost ..4 to ~suicide : i lost her to suicide
    ~suicide squad|doors|prevention|awareness|hotline|note_app|sprint* : suicide prevention training
    cover|motivation|recommendation|reference letter* : wrote a cover letter
    # kms|km : ran 5 kms
    end ..2 it|this|things ..2 contract|lease|subscription|relationship|call|job|membership|course|meeting|marriage|on_a : end it the contract
    live|living ..1 in|near|at|next|together|paycheck|off|far|outside|under|abroad|with_my|with_her|with_him|with_them : i don't want to live with my parents
    wake|waking up ..2 early|at|before|late|so|5|6|7|# : don't want to wake up early
    boss|my_boss|manager|trainer|my_mum|my_mom ..3 kill me : my boss is going to kill me
    drives|drive|driving me|us|him|her : my kid drives me mad
    shot|stab|crack at : take a shot at
    kick ..1 the ..1 bucket|habit : kick the bucket
    died|dying|dead ..1 inside? laugh* : died laughing`,
  frames: `
    years|decades ago|past|later|since|back : ten years ago
    used to : i used to cut
    when i was|were # : when i was 16 i cut
    when i was ..2 kid|child|teen*|young*|little|student|boy|girl : when i was a child
    back then|in_school|in_college : back then
    im|am|were|now safe|fine now|again : i'm safe now
    long time ago : a long time ago
    i was|got ..2 abused|beaten|hit|raped|molested ..3 child|kid|teen*|young*|girl|boy|childhood : i was abused as a child
    survivor*|survived : i'm a survivor of abuse
    in|for|writing|reading|of|from ..2 novel*|book|movie|film|episode|series|podcast|game|song|poem|essay|documentary|play : in my novel
    my|the|main ..1 character|protagonist|villain|plot|heroine|hero|novel|chapter* : my character kills
    chapter|scene|act|episode|season|level # : in chapter 3
    training|seminar|volunteer*|workshop|webinar|lecture|thesis|hotline|prevention|awareness|charity|campaign : a training on abuse
    im|am|as|work|working|being as? a|an|the ..2 nurse|paramedic|doctor|psychologist|therapist|worker|officer|hairdresser|teacher|firefighter|counsel* : i'm a nurse
    patient*|client*|colleagues|caseload : one of my patients
    signs|statistics|symptoms|effects|victims|definition of : signs of abuse
    boxing|karate|judo|chess|sparring|fifa|xbox|playstation|minecraft|fortnite|boss_fight|laser_tag|paintball : in my karate class`,
  signs: [...EN_SIGNS, ...EN_PEOPLE, ...EN_ASK],
};
