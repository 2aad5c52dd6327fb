import type { Rows } from './table.ts';

export const EN_AFFIRMED: Rows = `
  <not> kidding|joking|exaggerating|even|only|just|gonna_lie|lying|sure|know|care|dramatic : not kidding i'm going to kill myself
  <not> stop|shake|help|sleep|wait|escape|control|resist|get : can't stop wanting to die
  <not> ..2 anymore|any_more|any_longer|no_more|longer|idea : i can't anymore gonna end my life
  <not> cope|breathe|take|go_on|bear|stand|matter|point|one|reason|future : cant cope want to die`;

export const EN_IDIOMS: Rows = `
  live|living|survive|function without ..1 coffee|tea|music|phone|internet|wifi|chocolate|sugar|sleep|netflix|youtube|google|it|cheese|bread|calendar|list* : i can't live without coffee
  blood sweat : blood, sweat and tears
  race|running|marathon|match|tournament ..4 beat|beats|hit|killed : in the race she beat me
  beat|beats|hit|killed ..4 race|running|marathon|match|tournament|game : she beat me in the race
  job|work|commute|heat|exam|back|feet|knees|workload|suspense|diet ..3 killing|kills|kill me|us : my job is slowly killing me
  lost|alone|helpless|stuck in|with|at the|this|a|my ..1 code|excel|forms|docs|task|step|city|module : lost in the code
  kick ..1 my butt|ass : kick my butt
  knife slipped|skid* : my knife slipped
  train ..2 for|my|a|at marathon|dog|race|run|gym : train for a marathon
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
  worthless|useless|hopeless|trapped about|at|with|in_my_job : feeling useless at excel
  topic|essay|thesis|subject|paper|study|studying|class|statistics|talk_about ..3 ~suicide : an essay on suicide
  ~suicide ..3 topic|essay|thesis|subject|paper|rate|rates|statistics|theme : suicide is a topic
  grab*|got|hit|threw|throw*|poured|pulled|dragged|pushed|kicked|shot|beat me ..1 a|an|some|out_of_bed|to_the_gym|aside|along|through|over_to|towards|with_a|with_the|on_whatsapp|by_email : he grabbed me a coffee
  forc*|pushed|makes|made|make|making me ..1 to? think|learn|practise|practice|reflect|write|smile|laugh|believe|see|realise|realize|work|present|rest|proud|happy|tea|dinner|breakfast|feel_welcome : she forced me to think
  broke|breaks|breaking|broken my|the heart|record|news|streak|promise|phone|laptop|habit|ice|rules|diet|budget : he broke my heart
  overdosed|overdose|od|oding|odd|binged ..1 on ..1 cake|sugar|coffee|chocolate|netflix|cheese|caffeine|podcasts|crisps|pizza|carbs|tiktok|content : overdosed on cake
  hold*|has|keep*|took|takes the keys|key|money|phone|card ..2 to|of|for|from|in ..2 office|shop|club|company|building|store|till|team|hall|gym|room : he holds the keys to the office
  therapist|therapy|counsellor|recovered|recovery ..8 old|past|former|used_to|years|behind|history ..3 self_harm|selfharm|cutting|~suicidal : my therapist and i talked about my old self_harm
  threw|throw|thrown|throws ..1 under the bus : she threw me under the bus
  stabbed|stab|stabs ..2 in the back : stabbed in the back
  trapped|stuck|numb|hopeless|worthless|useless|broken|empty ..3 job|dentist|career|office|traffic|meeting|lift|contract|role|rut|excel|maths : trapped in my job
  hate ..1 my|this life when|on_mondays|rn|lol : hate my life when taxes come
  disappear|vanish ..3 holiday|weekend|beach|spain|vacation|island : disappear on holiday
  gun|firearms licen*|permit|exam|course : a gun licence exam
  better|bit|little|abit|feel|feeling|felt useless|down|lost : a bit useless
  <not> live|survive|exist|function|do|go_on|cope|breathe|go ..1 without ..2 coffee|tea|music|phone|wifi|internet|chocolate|netflix|it|you|this|google|calendar|lists|glasses|spreadsheet* : can't live without coffee
  drowning|drown|drowned|sinking|suffocating|buried|choking|dying|dead|ded lol|haha|lmao|rofl|xd|omg|in|under|with : drowning in work lol
  proud|care|take_care|part|sure|picture|photo|video|because|ashamed|out|more|most|best|version|ahead|control|think|thinking|half|afraid|front|short|instead|charge|top|one|kind|full|image|sense|view|all|tired|sick|sorry|scared|critical|unsure|lot|much|little|bit|side|description|profile of <myself> : i'm so proud of myself
  my ..1 mum|mom|dad|gran|nan|grandma|grandad|grandpa|dog|cat|uncle|aunt|friend|brother|sister|mother|father|wife|husband|colleague|hamster|rabbit|horse|teacher|boss ..2 died|dying|death|dead|dies|funeral|grave|passed|cremat* : my dog is dying
  funeral|wake|burial ..4 on|for|of|was|is|tomorrow|flowers|yesterday ..2 <soon>|my|his|her|tuesday|wednesday|thursday|our|a|gran|week : the funeral of my uncle
  bite|biting|bit ..1 the bullet : bite the bullet
  bullet point|points|journal|list|proof|train : bullet journal
  silver|magic|dodge*|dodged bullet|a_bullet : dodged a bullet
  pull* ..1 the? trigger|plug ..2 on ..3 purchase|project|deal|laptop|it|subscription|course|trip|move|house|application : pulled the plug on the project
  learn*|know|show|teach* ..4 ropes|rope : learn the ropes
  roped|rope me|us into|in : they roped me into it
  die|died|dying|dead|killed|kill|killing|kills & squats|gym|workout|burpees|spin_class|crossfit|leg_day|marathon|yoga|pilates|5k|10k|stairs|hike|treadmill|plank|zumba|trainer|sauna : burpees nearly killed me
  die|died|dies|dying|dead|killed|kill|killing|shot|shoot|stab|knife|gun|sniper & level|boss_fight|raid|respawn|valorant|cod|fortnite|zelda|elden_ring|dnd|npc|zombies|lobby|ranked|player|speedrun|gta|playthrough|ps5|xbox|paintball|counter_strike|minecraft|mario|arcade|lego : died 20 times in elden_ring
  feet|legs|back|knees|shoes|heels|head|hayfever|heat|commute|shift|traffic|essay|exam|exams|assignment|job|work|boss|course|module|homework|cv|spreadsheet|excel|waiting|suspense|stress|queue ..4 killing|kill|kills|killed|murder* : my feet are killing me
  im|i_am|i|absolutely|literally dead|ded|deceased lol|lmao|haha|omg|bro|laughing|at|after|when|that|this|from|today : im dead lmao
  dead battery|link|links|code|zone|pixel|pixels|heading|letter|leg|keen|sure|on_my_feet|beat|slow|boring|cheap|phone|people|poets|quiet|straight|right|on_time : dead battery
  dead|die|died|dying on|in my|the|this feet|chair|spot|desk|heat|sofa|inbox|water : dead on my feet
  sudden|death metal|by_powerpoint|by_chocolate|by_meeting*|star|valley|penalty : death by_powerpoint
  dying|die|kill|killing|death ..2 breed|hard|cast|industry|art|rate|certificate|switch|shot|list_price : do or die hard
  would|id ..1 die|kill|murder|give ..1 for|my ..4 kids|children|family|him|her|friends|dog|pizza|burger|coffee|nap|holiday|job|them : i would die for my kids
  end|ending|ended|ends of|it ..3 month|year|week|day|term|season|contract|shift|semester|relationship|course|summer|project|chapter : by the end of the month
  over|done|finished|end* ..3 exam*|term|semester|shift|course|project|module|deadline|contract|season|interview*|assignment|dissertation : exams are over friday
  burn|burned|burnt|burning|burns ..2 toast|dinner|calories|tongue|food|cake|rice|pizza|out|fat|midnight|cd|cds|bridges|lasagne|cookies|soup : burnt the toast
  cut|cutting|cuts ..3 finger|thumb|onion*|bread|veg*|hair|fringe|nails|hedge|paper|fabric|wood|tomato*|cake|class|ties|contact|losses|slack|deal|middleman|caffeine|carbs|him_off|her_off|short|off : cut my finger on an onion
  burn|burned|burnt|scald*|cut|hurt|hit|bruise*|scratch* ..6 oven|pan|cooking|kettle|iron_on|gym|football|cat|rose*|hedge|gardening|diy|shelf|climbing|running|rugby|bike|skating|kneading|baking|hiking|dishwasher|bramble* : burned my arm on the oven
  hits|hit|hitting ..2 gym|books|sack|road|target*|goal*|deadline*|different|sales|quota|snooze|shops|pub|beach|town|jackpot|nail|wall_at|step|milestone* : hit the gym
  smash*|crush*|slay*|nail*|bomb*|aced|killed|murdered ..2 interview|exam|test|goals|targets|presentation|pitch|module|quiz|essay|workout|demo|challenge : smashed my interview
  choke|choked|choking ..2 interview|exam|presentation|up|under|on_stage|test|mic : choked in the interview
  stab*|shooting|burning|chest|back|tooth|knee ..1 pain|pains : stabbing pain in my knee
  beat|beats|beating|beaten ..2 deadline|traffic|record|odds|rush|clock|queue|algorithm|boss_level|chess|scrabble|cards|tennis|game|quiz|eggs|last_year|personal_best|pb|habit|procrastination : beat the deadline
  beaten|beat|killed|slaughtered|hammered|smashed|destroyed|battered|murdered|punched ..4 chess|match|final|game|league|tennis|football|scrabble|class|boxing|sparring|#_#|nil|cup|derby|quiz : we got slaughtered in the final
  jump|jumping|jumped|leap|dive|diving ..2 call|zoom|meeting|conclusions|gun|queue|ship|bandwagon|ahead|joy|module|chapter|topic|deep_end|career|data|code|pool|trampoline|plane|parachut*|bungee|hoops : jump on a call
  bungee|skydiv*|parachut*|abseil*|trampoline|diving_board|paraglid* & jump*|off|bridge|cliff|step|platform : bungee jump off a bridge
  shot|shoot|shooting ..3 message|line|mail|question|text|photos|wedding|portfolio|documentary|scene|hoops|stars|moon|short_film|down_my|through|breeze : shoot me a message
  drink*|smok*|cigarette*|sugar|snack*|shop*|scroll*|sweet*|chocolate|buy|vape|gambl*|nicotine|junk ..4 urge*|craving* : sugar cravings
  urge*|craving* ..5 drink*|smok*|cigarette*|sugar|snack*|shop*|scroll*|sweet*|chocolate|buy|vape|gambl*|nicotine|procrastinat*|junk|phone|check|quit_my : urge to smoke
  food|alcohol|ivy|carbon_monoxide poisoning|alarm|detector|poison : food poisoning
  <took> ..5 <pills> ..6 as_prescribed|on_time|doctor*|prescribed|headache*|cramps|hayfever|breakfast|period|vitamin*|flu|cold|fever|migraine|every_day|every_morning|all_good|toothache : took my tablets every_day
  one|1|two|2|couple ..2 <pills> : took 2 paracetamol
  vitamin*|iron|magnesium|allergy|antibiotic*|travel|probiotic*|omega|hayfever|water ..1 <pills> : vitamin tablets
  better at|than me|i|us : never be better at it than me
  turn* ..1 30|40|50|60|thirty|forty|fifty : i turn 30
  killer app|feature|cv|cover|whale*|queen|heels|workout|instinct|question : killer cv
  self harm|injury policy|policies|module|awareness|lead|training : self harm policy
  no_longer|not ~suicidal : no_longer suicidal
  ~suicidal|~suicide ideation? risk|assessment|awareness|prevention|policy|research|helpline|bereavement|survivor* : suicide risk assessment
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
  beat|beating|kick|kicking|kicked <myself> : stop beating myself up
  hurt|hurting|injured|cut|burn|burned|burnt|pulled|bruised ..4 running|gym|workout|training|football|cooking|gardening|shaving|oven|deadlift* : hurt myself at the gym
  beat|beats|beating me|us|her|him ..1 at|in|to|by|on : he beat me at chess
  hit|hits|hitting me ..1 up|back|that|how|with_the_news|with_a_question : hit me up
  it|this|that|reality|truth|news|grief|loss|realisation|realization ..2 hit|hits|hitting me : it hit me hard
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
  died|dying|dead ..1 inside? laugh* : died laughing`;

export const EN_FRAMES: Rows = `
  rehears*|audition*|screenplay|script|storyline|fanfic|manuscript|playwright|drama_club|improv|roleplay|murder_mystery|true_crime|thriller|horror : rehearsing a scene scene of a thriller
  martial_arts|muay_thai|kickboxing|krav_maga|mma|ufc|taekwondo|fencing|wrestling|rugby|football|basketball|jiu_jitsu|bjj|hockey|tennis|netball|goalkeeper|quiz_night|scrabble|monopoly|poker : kickboxing on tuesday
  dungeons|elden_ring|valorant|call_of_duty|zelda|gta|skyrim|board_game*|video_game*|gaming|esports|tournament|speedrun : board_game night
  social_worker|social_work|care_home|hospice|paramedic*|nursing|midwife|firefighter|police_officer|safeguarding|first_aid|helpline|samaritans|caseworker|crisis_line|palliative : my safeguarding course
  history|historical|museum|war|ww2|exhibition|dissertation|article|newspaper|politics : an essay on the war
  childhood|as_a_kid|as_a_child|as_a_teen*|growing_up|grew_up|back_in : in my childhood
  years|decades ago|past|later|since|back : ten years ago
  used to : i used to cut
  when i was|were # : when i was 16 i cut
  when i was ..2 kid|child|teen*|young*|little|student|boy|girl : when i was a child
  back then|in_school|in_college : back then
  im|am|were|now safe|fine now|again : i'm safe now
  long time ago : a long time ago
  survivor*|survived : i'm a survivor of abuse
  in|for|writing|reading|of|from ..2 novel*|book|movie|film|episode|series|podcast|game|song|poem|essay|documentary|play : in my novel
  my|the|main ..1 character|protagonist|villain|plot|heroine|hero|novel|chapter* : my character kills
  chapter|scene|act|episode|season|level # : in chapter 3
  training|seminar|volunteer*|workshop|webinar|lecture|thesis|hotline|prevention|awareness|charity|campaign : a training on abuse
  im|am|as|work|working|being as? a|an|the ..2 nurse|paramedic|doctor|psychologist|therapist|worker|officer|hairdresser|teacher|firefighter|counsel* : i'm a nurse
  patient*|client*|colleagues|caseload : one of my patients
  signs|statistics|symptoms|effects|victims|definition of : signs of abuse
  boxing|karate|judo|chess|sparring|fifa|xbox|playstation|minecraft|fortnite|boss_fight|laser_tag|paintball : in my karate class`;
