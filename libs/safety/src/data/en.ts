import { EN_CARE } from './en-care.ts';
import { EN_HARM } from './en-harm.ts';
import { EN_SELF } from './en-self.ts';
import type { LanguageTable } from './table.ts';

export const EN: LanguageTable = {
  language: 'en',
  classes: {
    weekday: 'monday tuesday wednesday thursday friday saturday sunday tomorrow',
    person:
      'him her them boss ex everyone everybody people somebody someone husband wife neighbour neighbor neighbours neighbors dad father mother mum mom stepdad stepfather stepmum stepmom stepmother teacher teachers brother sister colleague colleagues coworker coworkers manager girlfriend boyfriend partner roommate flatmate landlord kids family uncle aunt cousin classmates classmate others strangers police nurse son daughter girl guy man parents children',
    not: 'not no dont dnt doesnt didnt isnt aint wasnt arent never nvr cant cannot cnt couldnt wont wouldnt shouldnt havent hasnt hadnt nor neither without unable nothing nobody',
    turn: 'i im ive id ill but and so because cuz bc cos if when then he she they hes shes until my',
    i: 'i im ive id ill imma',
    want: 'want wants wanna wanting wish wished going_to gonna gunna will plan planning planned ready try trying thinking think thought thoughts need decided about_to urge feel_like would_rather rather_be hope hoping considering tempted ill might able',
    will: 'going_to gonna gunna will plan planning planned ready want wants wanna about_to ill decided promised imma intend im_gonna going ima tryna',
    die: 'die dead be_dead be_dying',
    killself:
      'kill_myself killing_myself kms kill_my_self end_my_life ending_my_life end_my_own_life take_my_life take_my_own_life taking_my_life taking_my_own_life commit_suicide committing_suicide comit_suicide hang_myself hanging_myself drown_myself shoot_myself unalive_myself off_myself ~suicide do_myself_in top_myself end_it_all ending_it_all end_things_for_good murder_myself gas_myself poison_myself',
    killother:
      'kill_herself kill_himself kill_themselves kill_themself killing_herself killing_himself killing_themselves end_her_life end_his_life end_their_life take_her_own_life take_his_own_life take_their_own_life take_her_life take_his_life commit_suicide committing_suicide hang_himself hang_herself ~suicide shoot_himself shoot_herself jump_off overdose',
    someone:
      'baby toddler year_old stepson stepdaughter flatmate stepdad stepmum stepfather stepmother classmate husbands wifes hubby parent teenager he she they hes shes theyre friend mate sister brother mum mom mother dad father son daughter husband wife boyfriend girlfriend partner girl boy student neighbour neighbor colleague child kid teen cousin ex roommate flatmate somebody someone bf gf niece nephew aunt uncle gran grandma grandad grandfather grandmother brother_in_law sister_in_law mother_in_law father_in_law workmate coworker stepbrother stepsister mam nana nan grandpa granny lad lass bro sis fiance fiancee teammate housemate',
    partner:
      'husbands boyfriends partners exs girlfriends fella bloke husband hubby wife boyfriend bf girlfriend gf partner ex exhusband exboyfriend fiance fiancee spouse he she hes shes hubbys',
    parent:
      'dads mums moms stepdads daddys uncles mummys carer nan dad daddy father mum mom mummy mommy mother stepdad stepfather stepmum stepmom stepmother uncle aunt grandpa grandad grandfather granddad parents foster_dad foster_mum foster_father foster_mother stepbrother',
    hits: 'hit hits hitting beat beats beating beaten punch punches punched punching kick kicks kicked kicking slap slaps slapped slapping smack smacks smacked choke chokes choked choking strangle strangles strangled strangling headbutts headbutted batters battered assaults assaulted attacked abuses abused abusing rapes raped raping thumps thumped whips whipped bashes bashed throttled bites burns burned hurts_me_physically',
    kid: 'my_son our_son my_daughter our_daughter my_child our_child my_children our_children my_kid our_kid my_kids our_kids the_kids my_baby our_baby the_baby her_baby his_baby my_toddler our_toddler the_toddler his_kids their_kids her_kids his_son his_daughter their_son their_daughter their_child their_children his_children her_children my_stepson my_stepdaughter my_little_brother my_little_sister my_younger_brother my_younger_sister my_baby_brother my_baby_sister my_brother my_sister my_grandson my_granddaughter my_grandchild my_niece my_nephew the_children the_child the_boy the_girl the_little_girl the_little_boy a_child a_kid a_little_girl a_little_boy my_year_old my_newborn the_newborn my_siblings children her_little_boy their_little_boy their_little_girl the_boys the_girls the_little_one the_lads the_pupils our_boy our_girl my_girl my_boy my_lad',
    took: 'taking_all has_taken necking scoffed  took taken swallowed swallow had has ate eaten eat popped downed ingested ingest drank drunk gulped necked consumed overdosed od taking swallowing chugged have sank scarfed slammed injected',
    many: 'all whole entire every handful handfuls bunch load loads box packet packets pack packs bottle bottles strip strips blister tons lots dozens full too_many heaps rest tub fistful pile boxes tin twenty thirty forty fifty sixty seventy eighty ninety hundred fifteen twelve twentyfive dozen #10 everything way_too_many too_much double triple stash couple_of_months months_worth months_supply',
    drug: 'codamol cocodamol dihydrocodeine night_nurse zzzquil antihistamines sleepers tylenols pill pills tablet tablets ~paracetamol ~paracetamols ~acetaminophen tylenol panadol ~ibuprofen ~ibuprofens advil aspirin aspirins xanax valium ~diazepam ~lorazepam meds medication ~medications medicine medicines ~antidepressants ~antidepressant sleeping painkillers painkiller opioids codeine oxys oxycodone oxycontin tramadol benadryl benzos ~zopiclone ambien temazepam sertraline ~fluoxetine prozac ~citalopram ~amitriptyline quetiapine seroquel lithium clonazepam klonopin morphine fentanyl heroin methadone capsules capsule sedatives sleepers nurofen naproxen propranolol insulin digoxin melatonin gabapentin ~pregabalin venlafaxine mirtazapine paracetemol antihistamine zopiclones drops syrup paroxetine escitalopram metoprolol beta_blockers tranquilisers tranquilizers lorazepams nytol dosage lamotrigine warfarin morphine_patch patches antipsychotics metformin',
    alcohol:
      'alcohol drinking vodka whisky whiskey wine beer booze gin rum drink spirits ale cider bourbon tequila pints pint lager brandy',
    benzo:
      'xanax valium ~diazepam alprazolam benzo* ~lorazepam ativan ~clonazepam klonopin ~zopiclone temazepam opioid* opiate* heroin methadone tramadol codeine oxy* gabapentin ~pregabalin fentanyl sleeping_pills sleeping_tablets suboxone',
    stopped:
      'stopped stop quit quitting stopping detox* cold_turkey came_off coming_off come_off withdraw* off without sober getting_off gave_up given_up ran_out last_drink dry tapering jacked_in day_off_the days_off_the binned chucked',
    med: 'meds medication ~medications medicine medicines ~antidepressants ~antidepressant pills tablets tablet ~sertraline prozac lithium insulin antipsychotic* ssri* lexapro zoloft ~citalopram ~venlafaxine effexor seroquel ~quetiapine ~olanzapine risperidone ritalin adderall statin* blood_thinner* ~warfarin steroid* inhaler ~prednisone ~prednisolone beta_blocker* ~thyroxine lamotrigine epilim valproate keppra epilepsy ~mirtazapine ~fluoxetine ~escitalopram metformin levothyroxine anticoagulant* eliquis haldol haloperidol carbamazepine tegretol epilepsy_tablets heart_tablets heart_meds abilify clozapine thyroid antiepileptic* apixaban xarelto ramipril antidepressent* venlafaxine drops insulins stabilisers stabilizers',
    change:
      'stop stopping quit quitting skip skipping come_off coming_off halve halving half reduce reducing lower lowering taper tapering drop dropping without increase increasing double doubling swap switch change changing cut_down cutting_down wean throw_away ditch leave_off get_off getting_off go_off going_off',
    ask: 'can could should may is_it ok okay safe how want wanna thinking going gonna plan planning decided will allowed dangerous advice risky harmful alright tempted might am_i considering',
    soon: 'now right_now currently tonight today this_minute this_morning this_evening an_hour_ago minutes_ago hour_ago hours_ago',
  },
  variants:
    'tonight=tonite|2nite|2night tomorrow=tmrw|tmr|2moro|tomoz you=u please=plz|pls with=wiv purpose=purpous|purpouse|porpose drank=drnk because=bcos want=wnt really=rly people=ppl niece=neice',
  affirmed: `
    <not> talk|talking|speak|speaking|lift|move|raise|swallow|walk|feel|telling|seeing|asking
    <not> breathing|waking|responding|moving|kidding|joking|exaggerating|even|only|just|lying|sure|know|care|dramatic|more|wake|breathe|cope|take|handle|stand|bear|go_on|stop|shake|help|sleep|wait|escape|control|resist|get|do|see|matter|point|one|reason|future|longer|idea|be_here|tell|anymore|any_more|feel|believe|choice|hope
    <not> ..2 anymore|any_more|any_longer|no_more|longer`,
  idioms: `
    turned out to be
    rather|sooner ..1 shoot|kill|hang|drown|stab|jump ..6 than
    kill|killed|killing two|time|joy|birds|it|for|the_mood|the_lights|switch|off_the
    killing|kills|killed|killin me|us|my_feet|my_back !and_the|and_my
    kill me ..1 when|for|over|lol|haha
    kill me if he|she|they|my
    dying|die of|from|for|to|laughing|inside|on_the_inside|hard|a_little|happy|old|in_peace|trying|naturally|young|on_me|on_us
    died of laughter|laughing|shame|embarrassment|boredom
    bungee|parachute|skydiv*|bonfire|trampoline
    dead tired|line|end|beat|weight|serious|on_my_feet|to_the_world|battery|phone|laptop|calm|pan
    ~suicide squad|awareness|prevention|hotline|research|drinks|mission|bomber
    cut|cutting myself ..4 shav*|cook*|chopp*|accident*|slack|off|paper|tin|peeling|slicing|opening|kitchen|garden*|onion*|bread|carrot*|some|a_break|out_of|a_fringe|a_piece|short|open_by|badly_on|can
    shav*|cook*|chopp*|peeling|slicing ..6 cut|cutting myself
    hurt|hurting myself ..3 running|gym|training|football|lifting|back|falling|skiing|dancing|playing|moving|accident*
    overdos*|overdose ..1 on|of ..1 coffee|caffeine|sugar|chocolate|netflix|tv|cake|sweets|news|tea|podcasts|games|carbs|pizza|cheese|christmas|sun
    mg|ml|grams of
    # mg|ml|g|milligrams
    shoot him|her|them ..2 email|message|text|mail|line|video
    heart attack when|seeing|reading|laughing
    gave me a heart attack
    beat me up about
    beat|beats|hit|hits me ..2 chess|cards|game|race|monopoly|tennis|scrabble|quiz|score|again_at|hands_down`,
  settled: `
    if someone|somebody tells|says|talks
    if a|your friend|mate|colleague tells|says|talks|confides
    years|yrs|decades|decade ago|earlier|later|back|past
    year ago
    used to
    when i was
    as a ..1 child|kid|teen*|girl|boy|student
    in my ..1 childhood|youth|teens|twenties|past|novel|story|book|script|play|film|game
    growing up|grew_up
    back then|in_school|in_college|at_school_i
    in #year
    long time ago
    i|ive|im survived|survivor|recovered|no_longer|got_over|got_through
    survivor of
    died|dead|lost|passed ..5 ~suicide|overdose
    lost|loss|grief|grieving|mourning|bereaved ..6 ~suicide|overdose
    ~suicide ..5 ago|grief|bereave*|funeral|survivors|loss
    my|the|main|a ..1 character|protagonist|villain|plot|heroine|hero|novel|chapter*|screenplay|script|story|song|film|movie
    in|for|writing|reading|watching|read|watched|saw|of|from|about ..3 novel|book|movie|film|episode|series|podcast|game|song|poem|essay|documentary|play|thriller|show|article|news|drama|memoir
    chapter|scene|episode|season|level #
    training|seminar|workshop|webinar|lecture|thesis|volunteer* ..3 on|about|for|at
    i|im ..1 work|working|volunteer|job ..3 at|as|with|in|for ..3 nurse|paramedic|doctor|psychologist|therapist|social|shelter|hotline|helpline|crisis|police|hospital|hospice|refuge|charity|counsel*|er|ward
    as|am|im|being a nurse|paramedic|doctor|psychologist|therapist|teacher|firefighter|counsel*|midwife|social_worker|police_officer
    patient|patients|client|clients|caseload
    signs|statistics|symptoms|effects|victims|definition|history of
    dream|dreamt|dreamed|nightmare ..2 that|about|where|i
    minecraft|fortnite|xbox|playstation|karate|judo|boxing|sparring|paintball|laser_tag|dungeons|lol_the_game|mario_kart
    said|says|read|heard|told|rule ..2 never ..1 mix|take|stop|drink
    never|dont|do_not mix
    last century`,
  now: `
    wrists|wrist|veins|close_to
    hose|sitting_in|standing_on|lined_up
    is|hes|shes|keeps|theyre|are|im|am ..1 hitting|beating|kicking|punching|choking|bleeding|attacking
    tomorrow|any_minute|just_hit|just_punched|just_beat|on_my_way
    <soon>
    about_to|ready_to|going_to_do_it|doing_it|any_second|as_we_speak|goodbye|last_night_alive|in_my_hand|in_front_of_me
    on ..2 bridge|ledge|roof|rooftop|tracks|edge
    outside|behind|at the|my ..2 door
    bleeding|blood
    gun|knife|rope|noose|pills|blade|axe|weapon|pistol|rifle
    strangl*|chok*|throat|throttl*
    hiding|trapped|locked_me|locked_in
    is|keeps|are ..2 hitting|beating|kicking|punching|choking|attacking|hurting`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        how|ways|way|best_way|easiest_way|want|wanna|should|can|i|im|feeling|help|my|the|painless|quick|ways_to|how_do_i|how_can_i|thinking_about|thoughts_of? to|i? ~suicide|~suicidal|<killself>|kill_myself|killing_myself|kill_yourself|killing_yourself|die|end_my_life help|thoughts|method|methods|note|hotline|now|painlessly|tonight|please|feelings|quickly|fast|without_pain? + suicide + kill myself + how to kill myself + suicide methods + suicidal - suicide squad
        how to? die|hang_myself|hang_yourself|end_it|end_it_all|commit_suicide|slit_your_wrists ..1 painlessly|quickly|fast|without_pain? + how to die painlessly - how to dye wool
        <killself> + end my life
        want|wanna to? die|be_dead + want to die
        better off dead + better off dead
        i? <not> want to? live|be_alive|exist + dont want to live`,
    },
    {
      kind: 'self-harm',
      rows: `
        self|how_to_self|stop_self harm|harming|injury|injure + self harm
        selfharm|selfharming|cutting_myself|cut_myself|hurt_myself|cutting_my_arms|how_to_hurt_myself + cutting myself`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        an|took|took_an|drug|i|how_to|pills|paracetamol|how_many_pills_to? overdose|overdosed|overdosing|od_on_pills|od help|pills|paracetamol|now|symptoms|tablets|on_pills|on_paracetamol? + overdose + overdose help - overdose of coffee
        took|taken too many pills|tablets|meds + took too many pills`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        domestic|partner|family|abusive violence|abuse|husband|boyfriend|partner|relationship|wife help|hotline|support|shelter? + domestic violence + abusive husband
        husband|boyfriend|wife|partner|he hits|beats|hit|beat|raped|rapes me + husband hits me
        raped|i_was_raped|rape help? + i was raped`,
    },
    { kind: 'child', rows: `child|sexual abuse help? + child abuse` },
  ],
  signs: [...EN_SELF, ...EN_HARM, ...EN_CARE],
};
