import type { LanguageTable } from './table.ts';

export const EN: LanguageTable = {
  language: 'en',
  classes: {
    person:
      'him her them boss ex everyone everybody people somebody someone husband wife neighbour neighbor neighbours neighbors dad father mother mum mom stepdad stepfather stepmum stepmom stepmother teacher teachers brother sister colleague colleagues coworker coworkers manager girlfriend boyfriend partner roommate flatmate landlord kids family uncle aunt cousin classmates classmate others strangers police nurse son daughter girl guy man parents children',
    not: 'not no dont dnt doesnt didnt isnt aint wasnt arent never nvr cant cannot cnt couldnt wont wouldnt shouldnt havent hasnt hadnt nor neither without unable nothing nobody',
    turn: 'i im ive id ill but and so because cuz bc cos if when then he she they hes shes until my',
    i: 'i im ive id ill imma',
    want: 'want wants wanna wanting wish wished going_to gonna gunna will plan planning planned ready try trying thinking think thought thoughts need decided about_to urge feel_like would_rather rather_be hope hoping considering tempted ill might able',
    will: 'going_to gonna gunna will plan planning planned ready want wants wanna about_to ill decided promised imma intend',
    die: 'die dead be_dead be_dying',
    killself:
      'kill_myself killing_myself kms kill_my_self end_my_life ending_my_life end_my_own_life take_my_life take_my_own_life taking_my_life taking_my_own_life commit_suicide committing_suicide comit_suicide hang_myself hanging_myself drown_myself shoot_myself unalive_myself off_myself ~suicide do_myself_in top_myself end_it_all ending_it_all end_things_for_good murder_myself gas_myself poison_myself',
    killother:
      'kill_herself kill_himself kill_themselves kill_themself killing_herself killing_himself killing_themselves end_her_life end_his_life end_their_life take_her_own_life take_his_own_life take_their_own_life take_her_life take_his_life commit_suicide committing_suicide hang_himself hang_herself ~suicide shoot_himself shoot_herself jump_off overdose',
    someone:
      'baby toddler year_old stepson stepdaughter flatmate stepdad stepmum stepfather stepmother classmate husbands wifes hubby parent teenager he she they hes shes theyre friend mate sister brother mum mom mother dad father son daughter husband wife boyfriend girlfriend partner girl boy student neighbour neighbor colleague child kid teen cousin ex roommate flatmate somebody someone bf gf niece nephew aunt uncle gran grandma grandad grandfather grandmother',
    partner:
      'husbands boyfriends partners exs girlfriends fella bloke husband hubby wife boyfriend bf girlfriend gf partner ex exhusband exboyfriend fiance fiancee spouse he she hes shes hubbys',
    parent:
      'dads mums moms stepdads daddys uncles mummys carer nan dad daddy father mum mom mummy mommy mother stepdad stepfather stepmum stepmom stepmother uncle aunt grandpa grandad grandfather granddad parents foster_dad foster_mum foster_father foster_mother stepbrother',
    hits: 'hit hits hitting beat beats beating beaten punch punches punched punching kick kicks kicked kicking slap slaps slapped slapping smack smacks smacked choke chokes choked choking strangle strangles strangled strangling headbutts headbutted batters battered assaults assaulted attacked abuses abused abusing rapes raped raping thumps thumped whips whipped bashes bashed throttled bites burns burned hurts_me_physically',
    kid: 'my_son our_son my_daughter our_daughter my_child our_child my_children our_children my_kid our_kid my_kids our_kids the_kids my_baby our_baby the_baby her_baby his_baby my_toddler our_toddler the_toddler his_kids their_kids her_kids his_son his_daughter their_son their_daughter their_child their_children his_children her_children my_stepson my_stepdaughter my_little_brother my_little_sister my_younger_brother my_younger_sister my_baby_brother my_baby_sister my_brother my_sister my_grandson my_granddaughter my_grandchild my_niece my_nephew the_children the_child the_boy the_girl the_little_girl the_little_boy a_child a_kid a_little_girl a_little_boy my_year_old my_newborn the_newborn my_siblings children',
    took: 'taking_all has_taken necking scoffed  took taken swallowed swallow had has ate eaten eat popped downed ingested ingest drank drunk gulped necked consumed overdosed od taking swallowing chugged have',
    many: 'all whole entire every handful handfuls bunch load loads box packet packets pack packs bottle bottles strip strips blister tons lots dozens full too_many heaps rest tub fistful pile boxes tin twenty thirty forty fifty sixty seventy eighty ninety hundred fifteen twelve twentyfive dozen #10 everything way_too_many too_much double triple stash',
    drug: 'codamol cocodamol dihydrocodeine night_nurse zzzquil antihistamines sleepers tylenols pill pills tablet tablets ~paracetamol ~paracetamols ~acetaminophen tylenol panadol ~ibuprofen ~ibuprofens advil aspirin aspirins xanax valium ~diazepam ~lorazepam meds medication ~medications medicine medicines ~antidepressants ~antidepressant sleeping painkillers painkiller opioids codeine oxys oxycodone oxycontin tramadol benadryl benzos ~zopiclone ambien temazepam sertraline ~fluoxetine prozac ~citalopram ~amitriptyline quetiapine seroquel lithium clonazepam klonopin morphine fentanyl heroin methadone capsules capsule sedatives sleepers nurofen naproxen propranolol insulin digoxin melatonin gabapentin ~pregabalin venlafaxine mirtazapine',
    alcohol: 'alcohol drinking vodka whisky whiskey wine beer booze gin rum drink spirits',
    benzo:
      'xanax valium ~diazepam alprazolam benzo* ~lorazepam ativan ~clonazepam klonopin ~zopiclone temazepam opioid* opiate* heroin methadone tramadol codeine oxy* gabapentin ~pregabalin fentanyl sleeping_pills sleeping_tablets suboxone',
    stopped:
      'stopped stop quit quitting stopping detox* cold_turkey came_off coming_off come_off withdraw* off without sober getting_off gave_up given_up ran_out last_drink dry tapering',
    med: 'meds medication ~medications medicine medicines ~antidepressants ~antidepressant pills tablets tablet ~sertraline prozac lithium insulin antipsychotic* ssri* lexapro zoloft ~citalopram ~venlafaxine effexor seroquel ~quetiapine ~olanzapine risperidone ritalin adderall statin* blood_thinner* ~warfarin steroid* inhaler ~prednisone ~prednisolone beta_blocker* ~thyroxine lamotrigine epilim valproate keppra epilepsy ~mirtazapine ~fluoxetine ~escitalopram metformin levothyroxine anticoagulant* eliquis',
    change:
      'stop stopping quit quitting skip skipping come_off coming_off halve halving half reduce reducing lower lowering taper tapering drop dropping without increase increasing double doubling swap switch change changing cut_down cutting_down wean throw_away ditch leave_off get_off getting_off go_off going_off',
    ask: 'can could should may is_it ok okay safe how want wanna thinking going gonna plan planning decided will allowed dangerous advice risky harmful alright tempted might am_i considering',
    soon: 'now right_now currently tonight today this_minute this_morning this_evening an_hour_ago minutes_ago hour_ago hours_ago',
  },
  affirmed: `
    <not> breathing|waking|responding|moving|kidding|joking|exaggerating|even|only|just|lying|sure|know|care|dramatic|more|wake|breathe|cope|take|handle|stand|bear|go_on|stop|shake|help|sleep|wait|escape|control|resist|get|do|see|matter|point|one|reason|future|longer|idea|be_here|tell|anymore|any_more|feel|believe|choice|hope
    <not> ..2 anymore|any_more|any_longer|no_more|longer`,
  idioms: `
    kill|killed|killing two|time|joy|birds|it|for|the_mood|the_lights|switch|off_the
    killing|kills|killed|killin me|us|my_feet|my_back
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
  signs: [
    {
      kind: 'suicide',
      rows: `
        kill_myself|killing_myself|end_my_life|ending_my_life|hang_myself|hanging_myself|take_my_own_life|taking_my_own_life|end_it_all|commit_suicide|unalive_myself ..3 !laughing|with_laughter|lol|prevention + about to kill myself - about to kill the lights
        want|wanna|wanting|ready|going|gonna|prepared|wish ..1 to? die ..2 !of|from|laughing|happy|for|old|in|hair|the|alone_in_this + ready to die - ready to dine
        want|wish|hope|sleep|disappear|could ..5 never|not wake_up ..1 !early|before|at|late + i want to disappear and never wake up - i hope to not wake up early
        <i> ..3 <not> ..3 see|find|have|got ..2 point|reason|future|way ..2 living|live|alive|going_on ..1 !room + i don't see any point in living - i dont see the point in moving
        no|any|the ..1 point|reason ..1 in|to|of ..1 living|live|being_alive|carrying_on_living ..1 !room|there|with|in + whats the point of living - the point of leaving
        painless|painlessly|quickest|easiest|best|without_pain|least_painful ..3 way|ways|method|methods|how|to ..3 die|kill|end_my_life|end_it|go_forever|suicide + is there a painless way to die - the easiest way to cook
        how ..2 die|kill_myself|hang_myself|end_my_life ..2 without|painless*|pain|quick*|fast|easily|sleep + how can i die without pain - how to try without paint
        hose|exhaust|carbon_monoxide|gas & car|garage|oven & end|die|sleep|kill|over|goodbye|breathe_it + in the car with a hose, i want it to end - hose and car wash
        <i> ..6 hang|hanging|shoot|shooting|drown|drowning|poison|stab myself ..1 !in_the_foot|in_work|in_paperwork|a_coat + tonight i will hang myself - i shot myself in the foot
        <i> ..3 <want> ..2 <die> ..1 !of|from|laughing|for|with|alone|tired|rich|famous|peacefully|old|happy|in|knowing|before|young|on|line|trying + i want to die + im going to die tonight i have decided + i wish i was dead - i want to die of shame - i want to die happy at 99
        <i> ..1 wish|wished|wishing ..3 dead|never_been_born|never_woken_up|wouldnt_wake_up|didnt_exist|never_existed|wasnt_alive|could_die|would_die|not_alive|not_wake_up|could_disappear_forever + i wish i was dead - i wish the phone was charged
        <i> ..7 <killself> + i keep thinking about how i would kill myself + i'm so close to ending my life - i am scared of the exam
        <i> ..5 ~suicidal|suicidel|suicidle|suisidal + i feel suicidal again - suicidal ideation was the topic
        thinking|thoughts|considering|planning|think|think_of|contemplat*|attempt*|plan|plans ..2 ~suicide|suicidal|<killself>|dying_tonight + thinking about suicide every night - thinking about dinner
        <not> ..2 want ..2 live|living|alive ..1 !in|with|here|there|like|at|on|near|next|off|alone|together|by|under|beside|abroad|for|from|paycheck|this|separately + i dont want to live anymore - i don't want to live in this city
        <not> ..2 want|wanna ..1 to? be ..1 alive|on_this_earth|in_this_world|on_this_planet + i dont want to be alive - i dont want to be late
        <not> ..2 want|wanna ..1 to? exist|wake_up_tomorrow|wake_up_again|wake_up_anymore|wake_up_ever|see_tomorrow + i dont want to exist anymore - i dont want to wake up at five
        <not> ..2 reason|point|will|desire ..3 live|living|staying_alive|be_alive|being_alive|to_go_on + i have no reason to live - no reason to leave
        nothing|nobody left? ..1 to? live_for + theres nothing to live for - nothing to do
        <i> ..4 sick|tired|done ..2 living|being_alive|of_life|with_life + im tired of living - im tired of cooking
        life ..2 <not> ..2 worth ..1 living|it + my life isnt worth living - life isnt worth the stress of ironing
        better_off|rather_be|might_as_well_be dead + my family would be better off if i was better off dead - better off with the train
        never wake up ..2 again|anymore|tomorrow + i want to go to sleep and never wake up again - i never wake up before seven
        sleep ..2 never|not ..1 wake_up + just want to sleep and not wake up - sleep badly, never rested
        wrote|written|writing|left|leaving ..4 ~suicide|goodbye ..1 letter*|note* !to_my_boss|to_my_team|to_alcohol|to_work + ive written my goodbye letters - i wrote a letter
        ~suicide note|letter|letters|pact + i left a suicide note - i left a note
        saved|saving|stockpil*|hoard*|collected|collecting|stashed|hiding|counted|counting ..4 pills|tablets|meds|paracetamol ..4 !in|for_my|from + ive been saving up the pills - i saved the file
        pills|tablets|meds ..4 ready|in_my_hand|in_front_of_me|lined_up|on_the_table_and|saved_up + i have the pills lined up in front of me - pills are sorted for sunday
        rope|noose|belt ..4 ready|tied|neck|tonight|attic|ceiling|beam|tree|bought|hanging|garage + i have the rope ready tonight is the night - rope for the swing
        tied|bought|got|have|with|made a|the noose + i made a noose - a moose
        <i> ..8 jump|jumping|throw_myself|throwing_myself ..4 bridge|building|roof|window|train|cliff|balcony|tracks|ledge|tube|metro|traffic|floor + i want to jump off the bridge - i jumped off the sofa
        <i> ..5 on|at ..3 bridge|ledge|roof|rooftop|railing|tracks|cliff|balcony|edge & jump|jumping|end_it|step_off|let_go|say_goodbye|goodbye|go_over|goodbyes + i'm standing on the bridge and i'm going to jump - i met her on the bridge
        <i> ..4 drive|crash ..3 into a tree|wall|truck|lorry|oncoming + i want to drive my car into a tree - i drive into a nice town
        walk|walking|step|stepping|run|lie|lying|stand|standing in_front_of|into|on|on_the ..2 train|trains|traffic|tracks|bus|lorry ..1 !of_thought|of + im going to step in front of a train - step into a train of thought
        <i> ..4 end|ending it|everything ..2 all|tonight|now|today|for_good|forever|tomorrow|here + im going to end it tonight - i want to end it with my boss
        slit|slitting|cut|cutting|open|opened|opening|slash|slashed my? wrist|wrists|veins|throat + i slit my wrists - i cut my hair
        gun|pistol|rifle|knife|blade|shotgun & <i> & end|head|myself|mouth|finish|temple + i've got a gun to my head - a gun in the museum
        gun|pistol|barrel ..3 my head|mouth|temple + gun to my head - gun show
        <i> ..4 tried|attempted|trying|failed ..3 <killself> + i tried to kill myself last night - i tried to end the call
        <someone> ..6 wants|want|going|gonna|threat*|says|said|texted|will|might|trying|tried|talks|talking|talked|plans|planning|about_to|posted|wrote|keeps ..6 <killother> ..1 !prevention|squad|ago + my friend says she wants to kill herself + my brother is going to kill himself - my sister wants to kill the weeds
        <someone> ..6 wants|want|says|said|texted|wrote ..4 want|wants|wish|wishes|rather|better ..3 <die> ..1 !of|from|laughing + my son says he wants to die - my son says the phone is dead
        <someone> is|was|feels|feeling|seems|been ..2 ~suicidal + my daughter is suicidal - my daughter is sunny
        <someone> ..3 <not> want ..1 to? live|be_alive ..1 !in|with|here|there|at|alone|together|near + my son doesnt want to live anymore - my son doesnt want to live with us
        last|final night|day|message|goodbye ..3 alive|on_earth|on_this_earth|before_i_die|before_i_go_forever + this is my last night alive - the last night of the fair
        by_the_time|when you ..2 read|find|see this|me ..4 dead|gone|over + by the time you read this i'll be gone - by the time you arrive
        goodbye ..1 world|everyone|cruel & <die>|kill|pills|over|forever|live|end + goodbye everyone, i dont want to live - goodbye everyone at work
        life_is|its|it_is not? worth nothing|living? & <die>|kill + life is worth nothing i want to die - life is good`,
    },
    {
      kind: 'self-harm',
      rows: `
        cut|cutting|harm|harming|hurting myself ..3 !shaving|some|off|a|from|by|while|on|peeling|cooking|short|out|slack|running|at|in_the|with_the_bread + cut myself again today + i harm myself - cut myself a slice
        <not> ..1 stop|quit ..1 cutting|self_harming|hurting_myself|burning_myself ..1 !corners|costs|grass|carbs|hair|down + i cant stop cutting - cant stop cutting corners
        urge|urges|relapsed|relapse|temptation ..3 cut|cutting|self_harm*|hurt_myself ..1 !costs + i have the urge to cut - the urge to cut costs
        razor|razors|blade|blades|scissors|knife ..4 wrist|wrists|arm|arms|my_skin|thigh|thighs|my_leg|veins + i have a razor on my wrist right now - a razor for my beard
        <i> ..2 been|started|keep|kept|begun cutting ..3 since|again|for|every|a_lot|myself|my|when|because|at_night ..1 !hair|grass|costs|carbs + i have been cutting since monday - i have been cutting costs
        my ..1 arms|legs|thighs|wrists ..3 full_of|covered_in|covered_with cuts|scars|burns + my arms are covered in cuts - my arms are full
        <i> ..4 cut|cutting|slice|slicing|carve|carving|stab|stabbing|burn|burning|burned|burnt|scratch|scratching|scratched|sliced my_arm|my_arms|my_wrist|my_wrists|my_legs|my_thighs|my_skin|my_thigh|my_leg|my_stomach|my_forearm|my_body ..4 !oven|shav*|cook*|fence|bike|sun|iron_by|climbing|thorns|accident*|fell|garden*|roses|cat|stove|working|hob|pan + i've started cutting my arms again + i cut my wrist - i burned my arm on the oven
        <i> ..5 cut|cutting myself ..4 !by_mistake|shaving|slack + i cut myself last night + i am cutting myself - i cut myself while shaving
        <i> ..2 been? cutting again + im cutting again - im cutting costs again
        <i> ..5 hurt|hurting|harm|harming|injure|injuring|punish|punishing|burn|burning|burned|hit|hitting myself ..4 on_purpose|deliberately|again|to_feel|to_cope|so|because|every|tonight|when|until|last_night|badly|secretly|with + i hurt myself on purpose - i hurt myself running
        <i> ..2 want|wanna|urge|going|gonna|need|thinking|might|feel_like|about_to ..3 hurt|harm|cut|burn|cutting|hurting|harming|hurt_or_kill myself ..1 !off|some|a + i want to hurt myself - i want to cut myself some slack
        <i> ..5 self_harm*|selfharm*|self_injur* + i started self harming again - a lecture on self harm
        self_harm*|selfharm* again|relapse* + self harming again - self help again
        razor|blade|razors|blades|lighter|cigarette|cigarettes & arm|arms|skin|myself|thighs|wrist|wrists|legs & <i>|my + i burn my arms with a lighter - a razor for my beard
        burn|burning|burned myself|my ..3 cigarette*|lighter|matches|iron_on_purpose + i burn myself with cigarettes - i burned the toast
        my|our daughter|son|sister|brother|friend|girlfriend|boyfriend|child|teen ..4 cutting|cuts|harms|harming|hurts|burns|self_harm*|selfharm*|cut herself|himself|themselves|again|on_purpose|wrists? ..1 !shav* & herself|himself|themselves|self_harm*|selfharm*|wrists|arms|cutting_again + my daughter is cutting herself - my son cuts the grass`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        cut*|slit|wrist*|vein*|wound|arm|arms && wont|doesnt|cant|not|hasnt ..2 stop*|stopping ..2 bleed*|blood + i cut my wrists and it won't stop bleeding - the bus doesn't stop
        <i> ..1 cut|cutting ..2 too|so|really|very deep ..2 !into + i cut too deep - cut deep into the budget
        cut|cutting|cuts|wrist|wrists|slit & blood|bleeding ..2 everywhere|a_lot|badly|loads|all_over + i cut my wrist and theres blood everywhere - blood test`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        <took> ..3 too_much|way_too_much|loads|too_many|everything|something && breath*|wake|waking|unconscious|responding|collapsed|blue|passed_out + my mate took way too much and hes not breathing right - she took too much luggage
        <took> ..3 <many>|# ..1 packs|packets|boxes|bottles|strips|packet|box|bottle ..2 of ..2 <drug> + i took 2 packs of codamol an hour ago - two packs of biscuits
        overdosed|overdosing|~overdosed ..1 !on_coffee|on_netflix & help|i|ive|hes|shes|my|need + i need help i overdosed - an overdosed font
        baby|toddler|child|kid|son|daughter|year_old|grandson|granddaughter|he|she ..4 ate|eaten|swallowed|drank|got_into|eating|licked|chewed ..5 <drug>|battery|batteries|button_battery|magnet|magnets|bleach|my_pills|nicotine|vape_liquid|essential_oil + my 3 year old ate my blood pressure pills + baby swallowed a battery - the toddler ate a banana
        <not>|isnt|stopped ..2 responding|respond|wake|waking|moving && pill|pills|packets|tablets|drugs|needle|overdose|vodka|bottle + my flatmate isn't responding, empty pill packets next to him - not responding to mails about the bill
        <i>|she|he|hes|shes ..3 took|taken|swallowed ..3 something|stuff|poison ..6 <not>|wake|die|help|kill + he's taken something and i cant wake him - i ordered something for lunch
        going_to|gonna|about_to|will take|swallow ..3 all|them_all|whole|every|the_lot & <drug>|pills + im going to take all the pills - im going to take all the boxes
        <took> ..6 <many> ..4 <drug> !box|tomorrow|with_me|with_us|back|to_the|to_work|to_school|home|away|left|for_my|prescribed|as|in_my_bag|from_the_chemist|to_mum|on_holiday|out|cabinet_to + i took the whole box of tablets half an hour ago + my wife has taken all her sleeping pills + just took 40 ibuprofen - i took my tablets this morning - i took all the tablets back to the pharmacy
        <took> & too_many|too_much|way_too_many|all|whole ..3 <drug> & asleep|sleepy|die|dying|help|dizzy|sick|tired|wake|happens|now|unconscious + i have taken too much medication and feel dizzy - i have too many tabs open
        <drug> ..6 took|swallowed|taken|ate|downed|popped ..1 all|them_all|too_many|the_lot|all_of_them|every|the_whole|everything|the_rest + the sleeping pills, i took them all - the tablets i took yesterday
        <many> ..3 <drug> & just_now|minutes_ago|hour_ago|hours_ago|this_morning|tonight|last_night|now & took|swallowed|taken|ate|had|ive|i've|popped|inside_me|gone + i've had about thirty paracetamol this morning - thirty tablets tomorrow
        took|taken|swallowed|ate|eaten ..2 everything|all|whole|anything ..4 medicine_cabinet|bathroom_cabinet|medicine_cupboard|pill_drawer|first_aid_kit|medicine_box|pill_box + my friend took everything in the medicine cabinet - i took everything out of the kitchen cabinet
        <i>|<someone> ..4 ~overdosed|overdosing|od|ods|oded + my son overdosed - i overdosed on coffee
        taken|took|take|taking|having|had an|another|a overdose|~overdose + ive taken an overdose - an overdose of sun
        <i>|<someone> ..4 drank|drunk|swallowed|ingested|ate|drinking|eaten|licked|sipped|swallowing ..5 bleach|antifreeze|drain_cleaner|oven_cleaner|disinfectant|detergent|weed_killer|weedkiller|rat_poison|paint_thinner|batteries|battery|button_battery|poison|petrol|gasoline|dishwasher|washing_pod|toilet_cleaner|white_spirit|turpentine|acid|pesticide|methanol|cleaning|bathroom_cleaner|lamp_oil|nail_polish|mushrooms_from_the_garden|berries_from + my son drank bleach + toddler she ate rat poison - my son drank milk
        mixed|took|taken|washed|swallowed|with ..3 #10|handful|lots|load|bunch|all|many|whole|bottle ..3 <drug> ..3 with|and ..3 <alcohol> + mixed 20 xanax with vodka im getting sleepy - took one aspirin with water
        inject*|shot_up|snort*|smoked|took|taken|used|using|shooting ..4 heroin|fentanyl|coke|cocaine|opioids|ketamine|ghb|meth|crack|mdma|ecstasy|morphine|speed & lips|wake|waking|unconscious|breathing|breathe|blue|respond*|unresponsive|overdos*|collaps* + my boyfriend injected heroin and his lips are blue - he snorted at my joke
        took|taken|swallowed|popped|downed ..6 <drug> && wake|waking|unconscious|unresponsive|respond|passed_out|die|kill_myself|end_it|end_my_life|cant_stay_awake|falling_asleep|help_me|not_breathing|going_to_happen|happens_now|will_happen + she took pills and won't wake up - he took pills for his heart
        <many> ..3 <drug> && wont|not|cant|doesnt|isnt ..1 wake|waking|respond|responding|breathing + he had a load of pills and wont wake up - a load of pills in the bin`,
      unless: `
        as|like prescribed|told|usual
        to|back_to the ..1 pharmacy|chemist|hospital|recycling
        for|as|years blood_pressure|prescribed
        every|each|three_times|twice day|morning|a_day|week
        the ..1 dog|cat|vet|horse`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        cant|cannot|cnt|could_not|couldnt|not_able_to|unable_to ..1 wake|rouse|waken|get ..2 her|him|them|mum|mom|mother|dad|father|husband|wife|baby|friend|girlfriend|boyfriend|son|daughter|flatmate|grandma|gran|grandad|sister|brother|partner ..1 !a|up_in_the|for|to_school|out + i can't wake my mum up - i cant wake him for school
        wont|not|isnt|doesnt|wouldnt|hasnt wake|waking|woken up ..3 !in|for|early|on|before|at|to_go|when + he wont wake up - he won't wake up early
        <someone>|baby|he ..4 unconscious|unresponsive|not_responding|not_breathing|stopped_breathing|isnt_breathing|barely_breathing|not_conscious|hardly_breathing + shes unconscious and not breathing properly - he is breathing fine
        unconscious|unresponsive|stopped_breathing & he|she|husband|wife|mum|dad|mother|father|baby|friend|floor|found + found him unconscious on the floor - unconscious bias workshop
        turning|turned|gone|going|lips ..2 blue & breath*|lips|baby|he|she|choking|wake + his lips are turning blue - the sky turned blue
        <i>|baby|son|daughter|he|she ..2 choking ..2 !up + my baby is choking - i was choking up
        throat ..2 closing|swelling|swollen_shut & breath*|allerg*|bee|nuts|cant|stung|ate + my throat is closing and i cant breathe - my throat is dry
        ran_out|run_out|running_out|out_of|no|without|missed|last|cant_get|cant_afford|skipped|skipping|rationing|not_taken|havent_taken|havent_had|stopped|stopped_taking|stopped_my|low_on ..4 insulin ..1 !resistance|pump_brochure + i ran out of insulin two days ago + i have no insulin left - i have no insulin resistance
        insulin ..4 run_out|ran_out|gone|empty|finished|stolen|broke|broken|lost|ran|used_up|is_out + my insulin is all gone - insulin was discovered
        stopped|stop|quit|off|ran_out|run_out|missed|without|skipped|came_off|forgot ..5 ~prednisone|~prednisolone|steroid|steroids|~cortisone|~hydrocortisone|cortisol && faint*|passed_out|passing_out|collaps*|blacked_out|black_out|blacking_out|cant_stand|vomit*|dizzy|throwing_up|very_weak|so_weak|fell_over + i stopped my prednisone last week and fainted twice - i stopped reading
        faint*|passed_out|passing_out|collaps*|blacking_out|dizzy && since|after ..3 stopp*|quit*|coming_off|came_off|off ..4 ~prednisone|~prednisolone|steroid|steroids|~cortisone|~hydrocortisone + i keep fainting since stopping the steroids - dizzy after dancing`,
      unless: `
        school|alarm|nap
        my ..1 cat|dog
        pretend*|joking
        thank|cured`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        forces|forced|forcing himself|herself ..1 on|onto|upon ..1 me|her + he forces himself on me - he forced himself to run
        <partner> ..2 is|was|gets|has_been|been ..2 violent|abusive|aggressive ..2 towards|to|with|toward ..1 me|us|the_kids + my wife is violent towards me - the game is violent
        <partner> ..5 <hits> me ..1 !at|to|in|out|up|with|on|for|down|into|off|by|over|home|breakfast + my husband hits me + he hit me again last night - she beat me at chess - he hit the nail on the head
        <partner> ..5 <hits>|pushed|pushes|grabbed|grabs me ..3 up|face|head|stomach|belly|ribs|hair|neck|belt|bottle|fist|fists|stick|jaw|mouth|throat|eye|arm|arms|bruise*|black ..1 !about|the_hill|for_money|for_cash + my boyfriend beat me up last night + she punched me in the face - he hit me up for money
        <partner>|<parent> ..3 push*|shov*|threw|thrown|throws|throwing|slam*|drag*|drags ..1 me ..2 down|against|into|through|across|by|onto ..3 stairs|wall|door|floor|ground|table|hair|bed|room|furniture|radiator|sofa|window + he pushed me down the stairs - she pushed me into a course
        <partner> ..5 threat*|swears|swore|promised|says|said ..4 kill|hurt|hit|beat|shoot|stab|murder|burn|find ..1 me|us|my_family|the_kids|myself ..3 !when|laughing|lol|if_i_buy|if_i_forget + my partner threatens to kill me if i leave - he threatens to cook
        kill me ..1 if i|we ..1 leave|left|tell|told|go_to_the_police|call_the_police|divorce|break_up|report|say + he'll kill me if i leave - he'd kill me if he knew the price
        afraid|scared|terrified|frightened|fear|worried ..6 he|she|husband|ex|boyfriend|partner|wife ..4 kill|hit|beat|hurt|stab|attack ..1 me|us ..1 !when_he_sees + im scared he will kill me - im scared he will laugh
        <partner>|i ..3 forc*|makes|made|coerc*|pressur* ..1 me ..3 sex|sleep_with|have_sex|sexual|do_things_in_bed|perform|in_bed + my husband forces me to have sex - he makes me smile
        <partner>|dad|father|uncle|boss|friend|stranger|man|guy ..3 raped|rapes|raping|sexually_assaulted|sexually_assaults|sexually_abuses|assaulted me + my ex raped me - he raped the budget
        i|ive ..3 raped|sexually_assaulted|sexually_abused + i was raped last night - i rapped at the show
        wont|doesnt|never|not|refuses_to ..1 let|lets me ..1 leave|out|go_out|go_outside|see_anyone|see_my_family ..3 house|home|flat|apartment|room|of_the|anyone|family|ever|anymore|outside|alone + he won't let me leave the house - he wont let me leave work early
        locks|locked|locking ..1 me ..1 in|up|inside ..4 !the_score|a_rate + he locks me in the bedroom - he locked me out
        <partner> is|gets|becomes|turns|getting|being|became|has_become|so|went ..3 violent|physically_abusive|abusive|physical_with_me + my husband gets violent when he drinks - the film gets violent
        i|im ..2 in an abusive relationship|marriage|home + i am in an abusive relationship - in an active relationship
        i|im ..3 beaten|abused|hit|battered|raped|assaulted|strangled|punched|slapped|kicked by ..2 <partner>|man + i get beaten by my husband - i was beaten by a better team
        husband|boyfriend|partner|he|man|bf|son_in_law ..4 hits|beats|beat_up|beating|beats_up|punched|punches|kicks|strangled|raped|rapes|choked|hitting|abuses|abusing|slaps her|my_mum|my_mom|my_mother|my_sister|his_wife|his_girlfriend|my_daughter|my_friend ..1 !at|in|to|with_a_joke + my sisters husband beats her - he beats her at cards
        neighbour|neighbor|neighbours|neighbors|dad|father|stepdad ..4 hits|beats|beating|beat_up|hitting|strangled|hurts|abuses|punches his_wife|his_girlfriend|mum|mom|my_mum|my_mom|my_mother|mummy|her + my dad hits my mum - dad beats mum at cards
        hit|hits|beat|beats|hurt|hurts|slapped|punched my wife|husband|girlfriend|boyfriend|partner ..1 !at|to|in|with_a_joke|feelings & <i> + i hit my wife last night - i beat my wife at chess
        black_eye|bruises|bruised|broken_rib|broke_my ..6 he|she|husband|boyfriend|partner|wife|ex + i have bruises from my husband - bruises from football
        <partner> ..3 broke my ..1 arm|nose|rib|ribs|jaw|wrist|finger|tooth|teeth|hand + he broke my arm - he broke my laptop`,
      unless: `
        chess|cards|monopoly|tennis|scrabble|karate|boxing|snowball|pillow|playing|padel|squash|badminton|table_tennis|game|games|race|quiz|haha|lol|jokingly|as_a_joke`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        going_to|gonna|will|wants_to|trying_to kill ..1 me|us ..4 please|help|scared|now|leave|police|knife|gun|tonight|hiding + he is going to kill me please help - he is going to kill me lol
        <partner> ..4 gun|knife ..6 kill|shoot|stab ..1 us|me|the_kids + he's got a gun and he's going to kill us - he has a knife to cut cake
        breaking|kicking|smashing|broke|kicked|banging ..2 door|my_door|the_window|in ..2 !mine|my_toe & he|husband|boyfriend|ex|partner|hit|scared|drunk|dad|screaming|police + he just hit me and he's breaking down the door - the delivery man broke the vase
        <partner>|dad ..5 by_the_throat|by_my_throat|by_the_neck|round_the_neck|throat_and|pillow_over_my_face|hands_on_my_neck|hands_on_my_throat + he held me by the throat last night - he caught me by the coffee machine
        drunk ..8 <hits>|smashing|screaming ..2 me|mum|mom|us|her|everything ..1 !at_cards + dad is drunk and he's beating mum - drunk at the party
        <partner> ..4 strangl*|choked|choking|chokes|throttl* ..1 me|her + he tried to strangle me an hour ago - the tie choked me
        <partner> ..5 hands|arm|belt ..3 around|round|on my neck|throat + he put his hands around my throat - a scarf around my neck
        <partner> ..4 has|got|holding|with|grabbed|waving|pulled|pointing|pointed|came_at_me ..5 knife|gun|axe|machete|bat|hammer|shotgun|scissors & me|door|kill|scared|hiding|outside|us|kids|coming|threat*|throat|hide|bathroom + he has a knife and he's outside the bathroom door - he has a knife collection
        hiding|hid|locked_myself|trapped|barricad* ..4 bathroom|closet|wardrobe|bedroom|toilet|room|cupboard|car|shed|attic|basement ..6 he|husband|boyfriend|him|partner|ex|dad|father|she|wife + im hiding in the bathroom from my husband - hiding in the closet are gifts for mum
        <partner>|he ..3 trying|going|about|wants|breaking ..1 to|in|down ..2 kill|break|kick|hurt ..1 me|in|down|the_door|us ..1 !when|for|if|lol + he is trying to kill me - he is trying to sell me a car
        <partner>|he ..3 hitting|beating|kicking|punching|attacking|choking me|us|her ..2 right_now|now|at_the_moment|again_now|please + my husband is hitting me right now - he is beating me at chess now`,
      unless: `
        chess|cards|monopoly|tennis|collection|playing|game|games|paintball`,
    },
    {
      kind: 'child',
      rows: `
        <parent> ..3 hurts|hurt|hurting|touches|touching me ..3 night|bed|drunk|bad|every|secret|again|room|lots|drinks + daddy hurts me at night - dad hurt me with his words
        daughter|son|sister|brother|niece|nephew|girl|boy|child|kid|stepdaughter|stepson|granddaughter|grandson|friend ..4 says|told|said|tells|telling ..5 <parent>|teacher|coach|brother|neighbour|neighbor|babysitter|he|priest|cousin|boyfriend|grandad ..2 touches|touched|hurts|hits|hit|abuses|abused|rapes|raped|touching|hurting|beats ..1 her|him|them|me ..1 !at|feelings + my daughter told me grandad touches her - my daughter told me grandad misses her
        <someone> ..4 abus*|molest*|neglect*|groom*|starv*|mistreat* ..2 <kid>|kids|children|her_kids|child ..1 !the_system + i think my sister is abusing her kids - my sister is amusing her kids
        shakes|shaking|shook|shaken ..1 my|the|our|her|his ..1 baby|newborn|infant + my husband shakes the baby when she cries - shaking the bottle
        <parent> ..5 <hits>|hurts|hurting me ..1 !at|to|in|out|up|with|on|for|down|into|off|by|over|home|breakfast|feelings|dearly + my dad hits me - dad beat me at chess
        <parent> ..5 <hits>|hurts me ..3 up|face|head|belt|stick|fist|cable|bottle|slipper|stomach|bruise*|hanger|cane|spoon|shoe|cigarette|cigarettes|lighter|iron ..1 !about|at_the + dad hits me with a belt - dad met me at the gate
        i|im ..3 beaten|abused|hit|molested|touched|raped|hurt by ..2 <parent>|teacher|coach|priest|brother|cousin + i get beaten by my dad - i was hit by a car
        <parent>|brother|teacher|coach|priest|neighbour|neighbor|cousin|man|he|babysitter ..4 touches|touched|touching|gropes|groped|rapes|raped|molest* ..1 me|my_private* ..4 !with_his_speech|deeply|heart & changing_room|shower|car|night|down|private*|there|where|inappropriate*|sexual*|bed|bedroom|dont|secret|body|under|again|raped|rapes|molest*|groped|hate|scared|tell|stop|stepdad|stepfather|uncle|dad + my stepdad touches me at night - the teacher touched me with her kindness
        comes|came into|in|to my ..1 room|bed ..6 touch*|night|undress* & touch*|scared|naked|takes_off|under|secret|hurts + he comes into my room at night and touches me - mum comes into my room with tea
        ex|husband|wife|partner|boyfriend|girlfriend|he|she|neighbour|neighbor|neighbours|neighbors|teacher|babysitter|nanny|childminder|stepdad|stepfather|stepmum|stepmom|dad|father|mum|mom|mother|grandfather|grandad|uncle|coach|priest|man|parents ..5 <hits>|hurts|hurting|shakes|shook|molest*|touches|touching|touched|abus*|starves|neglects|locks|locked|smacks|smacking|mistreat* ..1 <kid> ..1 !at|in|to|feelings|team|badly_in|out|with_a_ball + my ex is hurting our daughter when she visits + i think my neighbour beats his kids - my husband beats our son at chess
        somebody|someone|a_man|somebodys|someones|an_adult|a_teacher ..4 abus*|molest*|raped|raping|beating|beats|touches|touched|touching|groom*|hurting ..1 <kid>|her|him|them ..1 !car|door + somebody is abusing my little brother - somebody hit my son's car
        <kid> ..4 abused|beaten|molested|raped|being_hurt|neglected|groomed|starved|being_hit|touched_by|hit_by_his|hit_by_her|beaten_up_by_his + the kids next door are being beaten - the kids beat the record
        <i> ..4 hit|slapped|shook|beat|smacked|punched|shaken|hurt|kicked|threw|spanked|choked|burned|shake|hitting|shaking|hurting|beating my|the|our ..2 baby|son|daughter|child|kid|kids|toddler|children|boy|girl|newborn|year_old ..1 !at|with|in|to|a|feelings|team|by_two|hand|house|party + i hit my baby today and im scared - i hit my son with a snowball - i threw my daughter a party
        afraid|scared|terrified|worried|going|about|might|urge|could|want|gonna|thoughts|close|nearly|almost ..5 hurt|hurting|shake|shaking|harm|harming|hit|hitting|kill|killing|smother*|throw|drown ..1 my|the|our ..1 baby|son|daughter|child|children|kids|kid|toddler|newborn|boy|girl ..1 !feelings|a|up|party|team|for_eating|snowball + im afraid im going to hurt my children - im afraid to hurt my son's feelings
        kids|children|child|baby|toddler ..3 locked|left ..3 alone|in|days|without|hungry|food|cage|basement|dark ..4 days|hours|food|alone|night|cellar|basement & neighbour|neighbor|neighbours|neighbors|next_door|parents|mother|father|mum|dad|they + the neighbours baby is left alone for days - left the kids with grandma`,
      unless: `
        chess|cards|monopoly|tennis|scrabble|karate|boxing|snowball|pillow|playing|game|games|race|quiz|haha|lol|toy`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        knife|gun|weapon|axe ..8 stab|shoot|kill ..2 <person> ..1 !for|laughing|email + holding a knife and i want to stab my husband - knife to cut him a slice
        kill|stab|shoot ..1 him|her|them ..6 plan|mean_it|serious|not_joking|gun|knife ..1 !lol + i could really kill him, i have a plan - kill them with kindness
        plan|mean_it|serious|not_joking ..8 kill|stab|shoot|murder ..2 <person> + im serious i will kill her - serious cooking
        <i> ..4 want|going|gonna|will|plan|planning|thinking|think|thoughts|urge|urges|fantasi*|dream_of|about_to ..3 kill|killing|murder|murdering|stab|stabbing|strangle|strangling|shoot|shooting|poison|poisoning|bomb ..2 <person> ..3 !for|if|when|lol|haha|jk|with_kindness|email|message|text|photo|film|video|portrait|unless|laughing + i'm thinking about stabbing my brother + i want to murder my stepfather - i'm going to kill my brother for eating my cake
        voice|voices ..4 tell|telling|say|saying|told|want ..4 kill|hurt|stab|harm|attack|murder + voices are telling me to kill my mother - voices telling me to sing
        knife|gun|axe|weapon|bat|machete & on_my_way|going_to_find|outside ..3 house|home|school|work|door|place|office & <i>|my + i've got a knife and i'm on my way to my ex's house - a knife on my way to the kitchen
        <i> ..2 <will>|thinking_of|thinking_about|plan_to|planning_to|thoughts_of|fantasi*|urge_to|feel_like ..2 kill|killing|murder|murdering ..2 him|her|them|boss|ex|everyone|everybody|people|somebody|someone|husband|wife|neighbour|neighbor|neighbours|dad|father|mother|mum|mom|stepdad|teacher|brother|sister|colleague|coworker|manager|girlfriend|boyfriend|partner|roommate|landlord|kids|family ..3 !for|if|when|lol|haha|with_kindness|unless|jk|at_chess + i want to kill my boss, i mean it - i'm going to kill my brother for eating my cake
        <i> ..4 <will>|about_to|might|could_just|urge_to ..2 stab|shoot|strangle|poison|murder|behead|bomb|run_over ..2 him|her|them|boss|ex|everyone|everybody|people|somebody|someone|husband|wife|neighbour|neighbor|dad|father|mother|mum|mom|teacher|brother|sister|colleague|coworker|manager|girlfriend|boyfriend|partner|roommate|school|office|landlord|place ..2 !email|message|text|film|photo|video|mail|line|movie|for + im going to stab him tonight - i will shoot her an email
        <i> ..3 have|got|bought|bring|bringing|took|take|taking|get|getting|with ..3 gun|knife|weapon|bomb|axe|machete|rifle|shotgun|pistol & kill|shoot|stab|hurt|him|her|them|school|boss|everyone|ex|neighbour|neighbor|pay|regret ..1 !block|set|bread + i have a gun and i am going to shoot my boss - i bought a knife for the kitchen
        <i> ..2 want|going|gonna|urge|might|about|will|plan|need|wanna ..2 hurt|attack|beat_up|harm|hurting ..1 people|someone|somebody|him|her|them|everyone|others|my_boss|my_ex|my_neighbour|my_neighbor ..1 !feelings|by + i want to hurt somebody - i don't want to hurt him
        thoughts|urge|urges|voices|voice ..4 hurt|hurting|kill|killing|stab|stabbing|attack|harm ..2 people|someone|somebody|others|everyone|him|her|them|strangers|family + voices tell me to hurt people - voices in the choir
        shoot_up|blow_up|set_fire_to|burn_down ..1 my|the|this|his|her|their ..1 school|office|house|workplace|building|flat|place|church & <i> & <will>|tonight|tomorrow + im going to shoot up the school - blow up the balloons
        <someone> ..4 going|gonna|wants|threat*|plans|planning|will|says|said ..4 kill|stab|shoot|murder|attack ..2 someone|somebody|people|everyone|him|her|them|classmates|teacher|teachers|school|his_ex|her_ex|neighbours|boss|family|mother|father ..2 !email|message|for|if|when|lol|haha + my son says he will shoot his teacher - she says she'll shoot them an email`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <not>|no|last|without ..4 drink|alcohol|drinks|booze|vodka|wine|valium|xanax ..6 days|hours|day|yesterday|since|week && shaking|shakes|trembl*|seizure*|hallucinat*|seeing_things|sweating|fits|spiders|confused + haven't had a drink for two days, shaking really badly and seeing things - havent had a drink for days, shaking hands with all
        <stopped> ..8 <alcohol>|<benzo> && shak*|trembl*|tremor*|seizure*|fits|fit|hallucinat*|spiders|insects|bugs|seeing_things|see_things|hearing_voices|hear_voices|confused|delirium|convuls*|seeing_people|see_people|see_shadows|sweating|ants|rats + i stopped drinking three days ago, my hands shake and i see spiders - i stopped smoking and shake my head
        shak*|trembl*|seizure*|hallucinat*|convuls*|seeing_things|sweating ..6 when|if|without|unless|because|since ..2 i? ..1 <not>|stopp*? ..2 drink|alcohol|drinking|vodka|<benzo> + i shake and sweat when i don't drink - shaking when i speak
        withdrawal*|withdrawing|detoxing|detox|cold_turkey && shak*|trembl*|tremor*|seizure*|hallucinat*|seeing_things|see_things|convuls*|confused|sweating|fits + in withdrawal and shaking badly - withdrawal from savings
        alcoholic & shak*|seizure*|hallucinat* && stopp*|quit + my alcoholic brother stopped and is shaking and had a seizure - alcoholic drinks`,
      unless: `
        excitement|laughter|laughing|head|hands_with|cocktail*|milkshake*`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        pregnan*|trimester|expecting_a_baby|weeks_along|weeks_gone|preggo|weeks_preg && bleed*|heavy_bleeding|blood|contractions|waters_broke|water_broke|waters_have_broken|water_has_broken|severe_pain|terrible_pain|strong_cramps|bad_cramps|stomach_pain|cant_see|blurred_vision|worst_headache + im 30 weeks pregnant and bleeding - my friend is pregnant and i bought oranges
        baby|bump ..5 <not>|stopped|hasnt|less|barely|hardly ..3 mov*|kick*|kicked ..3 !house|out|in|flat|table|to + i havent felt the baby move and baby hasnt moved - baby not moving house
        <not>|cant|stopped|havent ..2 feel*|felt ..3 baby|him|her|bump|movement ..1 move|moving|kick|kicking|moved|movements? ..3 !house + i can't feel the baby moving - i don't feel like moving
        pregnan* && <not>|havent|cant|stopped|no ..3 felt|feel|movement|movements|moved|move|moving ..2 !house + pregnant and i havent felt the baby move since yesterday - pregnant and not moving house`,
      unless: `
        cat|dog|cow|horse|mare`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        chest && crushed|crushing|spreading|jaw|left_arm|elephant|vice ..2 !muscle && pain|chest|hurts|feel|feels ..1 !press + my chest feels like its being crushed - chest press
        pain ..5 jaw|left_arm|down_my_arm|into_my_arm && chest|heart|sweat*|breath*|sick + chest pain goes to my jaw - pain in the jaw after the dentist
        chest ..3 pain|pains|hurts|hurting|pressure|crushing|squeez*|heavy|burning|aching|ache|aches|stabbing|killing + my chest hurts when i run + ive got chest pain - chest of drawers
        pain|pains|pressure|tightness|squeezing|stabbing|crushing|ache ..3 chest|heart|left_arm|breastbone + pressure in my chest - pressure at work
        chest ..3 tight*|tightening|constrict* && arm|jaw|sweat*|breath*|pain|hour*|minutes|left|spreading|dizzy|sick + my chest is tight and my left arm tingles - a tight chest before the speech
        tight*|heaviness|weight ..3 chest && arm|jaw|sweat*|breath*|pain|hour*|minutes|left|dizzy|sick + tight feeling in my chest and i cant breathe - tight budget
        left arm|side ..3 numb*|pain*|tingl*|hurts|heavy && chest|heart|breath*|sweat*|face|jaw|speech|dizzy|sick + left arm numb and short of breath - left arm of the sofa
        <i>|he|she|husband|wife|mum|dad|mother|father|think ..4 having ..2 heart_attack|stroke ..2 !of_luck|of_genius + i think im having a heart attack - he nearly had a heart attack laughing
        face|mouth ..3 droop*|numb|sag*|lopsided|crooked && speech|arm|speak|slur*|talk|words|stroke + his face is drooping and he slurs - a face mask
        heart ..3 pain|stabbing|racing|pounding && faint*|collaps*|chest|arm|passed_out|blacking_out + my heart is racing and i nearly fainted, chest hurts - heart pounding when i pressed send`,
      unless: `
        press|bench|workout|drawers|wax|tattoo`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        <not> ..2 eaten|eat|eating|ate|had_food|had_any_food|food ..1 anything|food|properly|much|a_thing|at_all|solid|solids? ..1 for|in|since|all ..3 day|days|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday + i havent eaten anything for five days to lose weight - i havent eaten meat for five meals
        <not> ..2 eaten|eat|eating ..6 lose_weight|get_thin|be_thin|skinny|get_thinner|stay_thin|so_fat|too_fat|calories + im not eating so i can lose weight - not eating late so i sleep
        # days|weeks without ..1 eating|food|a_meal + five 5 days without food - 5 days without sugar
        two|three|four|five|six|seven|ten days without ..1 eating|food + five days without eating - two days without wifi
        only ..2 water|coffee|tea ..3 # days & weight|thin|fat|eat|food + only water for 4 days to lose weight - only water for the plants
        starv* ..1 myself|herself|himself + i keep starving myself - starving, making lunch
        mak*|made|force|forcing myself|herself|himself ..2 sick|vomit|throw_up|puke|be_sick|throwing_up|purge + i make myself throw up after every meal - this job makes me sick
        throw_up|throwing_up|vomit|vomiting|puke|puking|purge|purging|purged ..4 after|every|each|everything ..4 meal|meals|eat|eating|food|dinner|ate|lunch|breakfast|binge*|day & <i>|my|she|daughter|he|son + i throw up after i eat - purge the files every day
        fingers|finger|toothbrush ..3 throat + fingers down my throat after dinner - a lump in my throat
        binge*|bingeing|binging ..4 purge|purging|throw_up|vomit*|puke + i binge and purge - binge watching
        laxative* && weight|every|fat|thin|after|gain|daily|skinny|lose|calories|eat|eating|box + taking laxatives every day so i dont gain - laxatives for my gran
        #low ..1 calories|kcal|cals|cal ..2 a_day|per_day|daily|day|total|max|only + living on 300 calories a day - i burned 300 calories
        only|under|below|less_than|on|just ..2 #low ..1 calories|kcal|cals + i eat only 400 calories - cake with 400 calories`,
      unless: `
        cat|dog|stomach_bug|norovirus|ramadan|lent|baby|burned|burn`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        <i> ..5 anorexi*|bulimi*|eating_disorder ..3 !clinic_job|course|charity + i have anorexia - a documentary about anorexia
        my ..1 daughter|son|sister|friend|girlfriend|child ..4 anorexi*|bulimi*|eating_disorder|stopped_eating|refuses_to_eat|wont_eat_anything|not_eating_anymore|throws_up_after|purges + my daughter stopped eating - my daughter stopped eating meat
        my anorexia|bulimia|eating_disorder ..2 back|worse|again|came|returned|relapse* + my bulimia is back - my backpack
        relapse* ..3 anorexi*|bulimi*|eating_disorder|ed|restricting + relapsed into my eating disorder - relapse of the printer`,
      unless: `
        research|study|documentary|course|thesis
        recovered|meat|vegetables|sugar|sweets|broccoli`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped>|reduce|cut_down ..4 <alcohol> && daily|every_day|every_night|bottle|bottles|litre|litres|heavy|heavily|alcoholic|dependent|years|withdrawal|units|shak*|all_day|since_morning|vodka && how|can|should|want|help|alone|home|safe|suddenly|once|cold_turkey|going|will|tomorrow|today + how do i quit drinking, i have a bottle of vodka every day - how do i stop drinking coffee
        drink* ..6 bottle|bottles|litre|litres|cans|vodka|units ..3 day|daily|every_day|night|every_night|every && stop|quit|sober|detox|how|can + i drink a bottle of whisky every day and want to stop - drink a bottle of water daily and stop
        <stopped>|reduce|reducing|cut_down|withdraw ..4 <benzo> + is it ok to stop valium by myself - i stopped the car
        alcohol|drinking|drink|booze|benzo*|opioid*|xanax|valium withdrawal*|detox ..1 !clinic_opened + alcohol withdrawal - bank withdrawal
        detox*|cold_turkey ..4 alone|at_home|by_myself|on_my_own + can i detox at home - juice bar at home`,
      unless: `
        coffee|cola|soda|juice|water|tea|smoking|cigarettes|coke|energy_drinks
        my|the ..1 doctor|gp|psychiatrist|clinic ..2 said|says|told|agreed|wants|is|and|helped
        with ..2 doctor*|clinic
        days sober|without`,
    },
    {
      kind: 'medicine',
      rows: `
        drink|drinking|have|alcohol|wine|beer|whisky|vodka ..6 with|on|while_on|while_taking|and|taking ..3 antibiotic*|<med>|painkillers|<drug> & <ask> + can i drink wine with my antibiotics - can i drink tea with my pillow
        <ask> ..8 <change> ..5 <med> + can i stop my antidepressants for this + i want to come off lithium on my own - can i stop the bus
        <i> ..3 <change>|stopped|quit|stopped_taking ..3 my ..3 <med> ..6 <ask>|myself|own|week|yesterday|without|suddenly|because|today|days + i stopped taking my medication a week ago because i feel fine - i stopped my medicine course at uni
        <not> ..2 take|taking ..3 my ..2 <med> ..1 anymore|any_more|any_longer + i dont take my meds anymore - i dont take my meds to work
        mix|mixing|combine|combining|together|take|taking ..6 <drug>|st_johns_wort|alcohol|<alcohol> ..6 with|and|together ..4 <med>|antibiotics|blood_thinner* & <ask> + can i take ibuprofen together with my blood thinners - can i take coffee with me
        <drug>|antibiotics ..4 and|with ..2 <alcohol> & <ask> + is it ok to drink wine with antibiotics and pills with wine - pills and wine list
        how_many|how_much ..2 <drug> ..4 can|should|safe|max*|kill|lethal|die + how many paracetamol can i take - how many tablets do you sell
        forgot|missed|missing|skipped ..6 <med> ..3 days|week|weeks|twice|doses + i have missed my meds for three days - i missed my medicine lecture`,
      unless: `
        my|the|a|her|his ..1 doctor|gp|psychiatrist|consultant|nurse|pharmacist|cardiologist|dr ..2 said|says|told|agreed|wants|decided|reduced|lowered|and|helped|gave|about|suggested
        with ..2 doctor*|gp|psychiatrist
        asked|told|talked|spoke|speak|see|seeing ..3 doctor|gp|pharmacist|psychiatrist
        vitamins|vitamin|laptop|ipad|samsung|cat|dog`,
    },
    {
      kind: 'pregnancy',
      rows: `
        <i> ..6 pregnant|expecting_a_baby|preggo && can|should|safe|ok|okay|allowed|dangerous|harm*|risky|still_do|may|bad_for + i'm pregnant, is this fast safe for me - my neighbour is pregnant
        during|while|when|in|if ..3 pregnan* ..8 safe|ok|okay|allowed|dangerous|can|should|risky|harmful + while pregnant is it safe - in a pregnant pause
        safe|ok|okay|allowed|dangerous|can_i|risky|harmful|should_i ..8 pregnan*|pregnancy|breastfeeding|trimester + is this run safe in my pregnancy - is this chair safe
        weeks|months pregnant ..8 can|safe|should|ok|allowed|medication|smoke|smoking|drink|drinking|fasting|run|running + im 5 months pregnant can i do this run - six months in`,
      unless: `
        leave|tell|boss|job|interview|neighbour|neighbor|colleague|cv|contract`,
    },
    {
      kind: 'eviction',
      rows: `
        evict|evicts|evicting|evicted ..1 us|me|my_family ..1 !in + council is evicting us next month - evicting the mice
        leave|move_out|vacate|get_out|be_out ..5 house|flat|home|apartment|place|property ..6 landlord|friday|monday|tuesday|wednesday|thursday|saturday|sunday|days|week|council|bailiffs ..1 & landlord|council|notice|nowhere|evict*|court|bank|have|must + we have to leave our house by friday, landlord says - i leave the house on friday
        eviction|evict ..1 notice|letter|order|hearing|date|proceedings|papers|threat|today|tomorrow + we got an eviction notice - conviction notice
        <i>|we|were|us ..4 evicted|being_evicted|getting_evicted|facing_eviction|eviction ..4 !ago|back + we are being evicted on friday - we invited them
        landlord|landlady|bank|owner|council|housing ..5 kick*|throw*|evict*|want|wants|putting|chucking|forcing ..2 us|me|my_family ..2 out|on_the_street|to_leave|gone|evicted + my landlord is throwing us out on friday - my landlord wants me to call
        landlord|landlady ..4 evict*|changed_the_locks|change_the_locks|notice_to_leave|section_21|notice_to_quit + my landlord changed the locks - my landlord changed the bulb
        section_21|notice_to_quit|possession_order|bailiff|bailiffs ..6 + the bailiffs are coming tuesday - the possession of the ball
        repossess*|foreclos* ..5 house|home|flat|us|me|mortgage|notice + the bank is repossessing our house - repossessed car auction
        los*|lose|losing|thrown_out|kicked_out ..3 home|house|flat|apartment ..6 rent|mortgage|arrears|behind|notice|friday|week|tomorrow|month + we will lose our home because of the rent - i lost my house keys
        homeless ..4 next|tomorrow|tonight|friday|week|soon|month|from & <i>|we|be|my + i will be homeless from friday - homeless charity run next week`,
      unless: `
        was|were evicted ..4 in|now_we|but
        volunteer|charity|new_house|bought`,
    },
    {
      kind: 'court',
      rows: `
        <i>|we|my|have ..5 court|tribunal ..2 date|hearing|case|order|summons|letter|appearance|papers ..3 !was|is_over|settled|behind|went|number + i have a court date next week - my court date was in march
        court|tribunal ..2 hearing|date|summons|tomorrow|next_week|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|monday|tuesday|wednesday|thursday|friday|next_month ..3 !was|settled|over + court hearing tomorrow no lawyer - tennis court
        <i>|we ..3 go|going|been|taken|taking|got|summoned|appear|called|have|must|need ..3 to|in|before|for court|trial|tribunal ..1 !as|and_won|settled|case_study|reporter + i have to go to court - i go to court as an interpreter
        got|received|had|have|served|sent|getting ..3 summons|subpoena|court_papers|court_letter|arrest_warrant|injunction + i got a summons - i got a summary
        being|am|im|getting|been|are|were sued|prosecuted|taken_to_court|charged_with + im being sued - i was sure
        charged with ..3 theft|assault|fraud|driving|possession|a_crime|dui & <i> + i am charged with assault - charged with new energy
        custody ..2 hearing|case|battle|court|fight + custody hearing for my kids - custody of the keys
        is|are|suing|taking suing|taking me|us to? court? & sue|suing|court + he is suing me - he is taking me to dinner`,
      unless: `
        court my|her|him
        tennis|basketball|squash|food|badminton|volleyball|padel|interpreter|translator|jury|settled|won|finished|reporter|sketch|drama|documentary|is_over|was_in|is_closed`,
    },
  ],
};
