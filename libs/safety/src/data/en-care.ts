import type { Classes } from '../members.ts';

/** English classes of what was taken, of illness and care, of home and court, and of orders. */
export const EN_CARE: Classes = {
  took: `took taken taking_all ~swallowed swallow swallowing had ate eaten popped downed ingested drank drunk gulped necked necking consumed scoffed guzzled inhaled chugged sank injected shot_up od snorted mixed washed_down scranned had_all bolted given_herself given_himself slammed overdosed_on smoked dropped polished_off`,
  many: `all whole entire every_single handful handfuls bunch load loads boxes box packet packets pack packs bottle bottles strip strips blister blisters tons lots dozens too_many heaps rest tub fistful pile twenty thirty forty fifty sixty seventy eighty ninety hundred fifteen twelve dozen #10 everything way_too_many way_too_much double_figures stash months_worth the_lot sheet sheets palmful cocktail every_pill every_tablet full all_of last_of bag ten eleven`,
  drug: `<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> pill pills tablet tablets meds ~medication medications ~medicine medicines sleeping_pills sleepers painkiller ~painkillers capsules capsule sedatives night_nurse patches tranquilisers tranquilizers caplets beta_blockers drops syrup medicine_cabinet bathroom_cabinet medicine_cupboard
    first_aid_kit pill_box ~prescription tabs downers calpol dosette dosette_box`,
  drugTaken: 'pills tablets drugs stuff heroin <hardDrug> meds <opioid> <benzo> ket gear',
  usual: `prescribed as_usual as_told every_morning each_morning every_night twice_a_day three_times once_a_day times_a_day pharmacy chemist recycling to_mum vitamins vitamin for_my_head headache heachache for_years with_breakfast with_water for_the_headache a_week_for sundays back_to_the in_my_bag on_holiday to_work home_with supermarket
    cabinet_to out_of_the_kitchen sort_them prescription_from days_of_the pill_organiser courage the_kids_to photo courses tablets_on the_stairs`,
  later: 'next_week prescription_for collect',
  pet: 'dog cat vet horse rabbit hamster kitten puppy snails weeds rats_in',
  tooMuch: 'too_much too_many way_too_much loads everything double_dose far_too_much way_too_many',
  poison: `bleach antifreeze drain_cleaner oven_cleaner disinfectant detergent weed_killer weedkiller rat_poison paint_thinner poison petrol gasoline dishwasher_tablet washing_pod laundry_pod tide_pod toilet_cleaner white_spirit turpentine acid pesticide methanol descaler bathroom_cleaner lamp_oil nail_polish slug_pellets domestos dettol hand_sanitiser screenwash unblocker insecticide cyanide death_cap
    essential_oil caustic_soda rat_bait mouse_poison battery_acid ammonia brake_fluid paraquat roundup kerosene paraffin`,
  swallowed:
    'swallowed swallowing ate eaten drank drunk got_into chewed licked sucked eating taken took had got_hold_of bit bitten bitten_into',
  thing:
    'battery batteries magnet magnets nicotine vape liquid pod coin_battery berries bleach_tablet razor blade glass needle nail screw',
  overdosed: '~overdosed overdosing oded odd_on ods has/had/having/have.an.overdose taken_an_overdose',
  overdose: 'overdose od',
  drowsy:
    'drowsy sleepy getting_sleepy dizzy numb feel_weird feel_sick scared regret cant_stay_awake falling_asleep passing_out what_happens what_do_i_do going_to_happen hospital help so_tired feel_funny feel_strange cant_feel slurring blurry vision spinning shaking cant_see heart_is_racing sweating',
  noWake: `cant/cannot/cnt/couldnt/cant_get/unable..wake/rouse/waken/wake_up wont/not/isnt/doesnt/wouldnt/hasnt/cant.wake/waking/woken/wake_up wont_wake_up never_wake_up not_wake_up dont_wake_up to_sleep_forever cant/cannot/couldnt..get..up/awake/round cant_get..to_wake wont_come_round not_coming_round`,
  unresponsive: `~unconscious unresponsive stopped_breathing barely_breathing hardly_breathing not_conscious lifeless isnt/not/stopped/aint/wasnt.breathing cant/cannot/couldnt/cnt.breathe_right <noWake> wont_wake wont_open.her/his.eyes no_pulse cant_find_a_pulse collapsed...breathing
    passed_out_and collapsed_and_wont gone_limp floppy_and snoring_weird snoring_noise funny_snoring gurgling weird_noises..breathing rattling breath..noise_and`,
  empty: 'empty packets packet blister boxes note bottle box whole_box sorry',
  floor: 'floor bathroom bed sofa note',
  blue: 'blue purple grey lips',
  lips: 'lips face fingers baby turning turned gone',
  inject: 'injected inject injecting jabbed dialled took shot used',
  something: 'something stuff anything',
  willTake: `going_to/gonna/about_to/will/ill..take/swallow/down..all/them_all/every/lot pills_in_front_of tablets_in_front_of in_my_hand..pills/tablets lined_up..pills/tablets pills/tablets.lined_up pills/tablets...in_front_of_me pills/tablets...in_my_hand ready_to_swallow`,
  gave: 'gave given giving',
  poisonSelf: 'poisoned/poisoning/poison.herself/himself/themselves',
  sleepy:
    'school alarm nap early work_in teenager shift morning_person lazy before_ten slept lie_in noon baby_wakes at_four',
  hanged: 'hanged hanging hung_himself hung_herself hung',
  found: 'found cut_him_down cut_her_down got_him_down got_her_down we_cut walked_in_on',
  wristsCut: 'wrists_cut wrists_slit slit_wrists cut_wrists covered_in_blood hanging..from',
  foam: 'foaming/frothing/foam.at_the..mouth foam..mouth',
  throat: 'throat tongue lips face airway',
  swell: 'swelling swollen closing swelled closed_up tight_after puffed',
  breath: 'breathe breath ~breathing breathless',
  breathNot: 'cant/cannot/struggling_to/cnt/hard_to..breathe cant_get_my_breath cant_get_air',
  allergic: 'allerg* allergy nuts peanut peanuts bee wasp stung epipen anaphyla* shellfish sting',
  sting: 'wasp bee stung',
  noInsulin: `ran_out/run_out/running_out/out/no/without/missed/last/cant_get/cant_afford/skipped/skipping/rationing/not_taken/havent_taken/havent_had/stopped/stopped_taking/low_on..of..insulin no/without/without_any/any.insulin no..<insulin> <not>..have/got/had/taken/afford/get...<insulin> ran/run..out..<insulin> stopped/skipped/skipping/rationing/missed/cant_afford...<insulin>`,
  noMore: 'gone empty finished stolen run_out ran_out broken lost used_up is_out none_left left any_more ran',
  without: ' cant_afford havent_had missed stopped skipped without no none_for none_left none_since',
  resist: 'resistance pump nurse training course before_meals',
  high: '#high',
  sugar: 'sugar sugars glucose blood_sugar bm bg',
  vomit:
    'vomit* throwing_up throw_up being_sick puk* purge purging purged spew* thrown_up threw_up chunder* throwing_up_my',
  thirst: 'thirsty thirst dizzy insulin confused drowsy',
  stopped: `stopped quit quitting stopping came_off coming_off come_off withdraw* given_up gave_up ran_out run_out cold_turkey last_drink day_off jacked_in packed_in off_the detoxing detox since_quitting knocked_it sober_since threw_away binned chucked ditched went_off days_off weaning off_my missed dried_out `,
  faint:
    'faint* passed_out passing_out collaps* blacked_out black_out blacking_out cant_stand vomit* throwing_up very_weak so_weak fell_over dizzy keeled_over hit_the_floor went_down went_over gone_over blackout faintin fell_in_the_shower on_the_bathroom_floor legs_gave legs_went lightheaded light_headed seeing_stars',
  droop: `face/mouth/eye/smile/lip..dropped/drooped/droopy/drooping/wonky/twisted/crooked/slid/lopsided/fallen/sagging/numb/drooped one_side_of..face half..face side_of.her/his/my.face droopy_face face_droop*`,
  'face-mask': 'mask cake doll make_up makeup',
  speech:
    'speech slur* slurring slurred gibberish talking_funny talk_properly speak_properly cant_talk cant_speak words_wont words_coming words_come words_wrong cant_find_words wont_come_out jumbled talk*..like..drunk sounds_drunk talking_nonsense words_out get_my_words',
  sudden: 'sudden* all_of_a_sudden suddenly out_of_nowhere just_now minutes mins ago now',
  limbNumb: `cant_lift/move/raise/feel..arm/hand/leg/side arm/hand/leg/side..numb/weak/dead/limp/heavy cant..arm/leg wont_move..arm arm_wont one_side..weak/numb arm/arms/hand..gone_dead arm..dead`,
  baby: 'baby babys bump little_one toddler twins ',
  heartAttack: `having_a..heart.attack/stroke having_heart_attack is_having_a_heart_attack heart_attack..happening think..heart_attack`,
  chestPain: `chest..pain/pains/hurts/hurting/pressure/crushing/squeezing/burning/aching/stabbing/killing/crushed pain/pains/pressure/tightness/stabbing/squeezing/crushing/ache/hurting/elephant..in.my/his/her/the.chest crushing..chest elephant..chest pains..chest chest_pain* vice..chest band..chest
 chest..being_crushed/squeezed chest..like.an_elephant/a_vice/someone`,
  chest: 'chest heart breastbone sternum',
  pressure:
    'tight tightness tightening tighten pressure heavy heaviness weight squeeze squeezing constrict* racing pounding pain pains stabbing hurts band crush*',
  arm: 'arm arms shoulder_blade left_arm left_hand',
  jaw: 'jaw neck',
  sweat: 'sweat* clammy cold_sweat sick nauseous dizzy faint* grey gray pale ashen',
  pain: 'pain pains ache aching hurts hurting',
  since: 'hour hours minutes mins half_an_hour spreading now since started',
  alcohol: `<strong> alcohol drinking drink drank wine beer beers booze spirits ale cider pints pint lager cans stella special_brew sauce prosecco boozing bottle_of_red drinker tinnies jim_beam jack_daniels handle_of bacardi smirnoff strongbow half_bottle`,
  symptom: `shak* trembl* shivering sweat* seeing_things hallucinat* spiders bugs insects voices seizure* fit fits fitting convuls* hands_flutter seeing...that_arent arent_there not_there isnt_there see_things see..spiders/bugs/insects/rats/snakes/people/ants hearing_things hearing_voices delirium dts the_dts heart_racing throwing_up confused crawling talking_to_people talking_to_the talking_to_his_dead talking_to..dead cant_see twitch* jumping crawl* muscles jerk* cant_stop_shaking sweating_buckets nans_voice sees..rats/spiders/bugs/things/people ants rats_in rats_on bees jerking jerk spasms spasm heart_wont_slow heart_is_pounding forget_what_day dont_know_what_day forgot_my_own sweat_through soaked confused_about seeing_bugs mixing_up`,
  coffee:
    'coffee cola soda juice tea smoking cigarettes vaping coke energy_drinks sugar caffeine water gluten weed_joint excited excitement',
  doctor: `my/the/a/her/his/our..doctor/gp/psychiatrist/clinic/consultant/nurse/cardiologist/pharmacist..said/says/told/agreed/wants/is/helped/decided/reduced/lowered/halved/suggested/and/gave/about/reckons doctors_help with/under.my/the/a..doctor/clinic/gp/supervision doctor_is doctor_lowered doctor_halved told/asked/spoke/talked..doctor/gp/pharmacist doctor_and_i rehab_clinic doctors_orders tapered_with my_doc doc_and_i doc_said my_gp_and since_the_op since_her_operation as/like.the/my/our.doctor/gp/nurse/pharmacist like_the_gp my/the/a/her/his/our..doctor/gp/psychiatrist/clinic/consultant..stopped/changed/put/started/increased/raised/upped/took/switched/swapped/prescribed`,
  dry: `without_alcohol without_a_drink no/zero.alcohol no_booze no_drink havent_had_a_drink havent_had_a_drop not_had_a_drink havent_drunk days_sober day_#_without days_without_a_drink last_drink no_more_alcohol off_the_booze off_the_drink dried_out drying_out without.<strong>/wine/beer/booze`,
  seizure: 'seizure seizures fit fits fitting convuls* hallucinat*',
  pregnant:
    '~pregnant pregnancy preggo preggers expecting_a_baby weeks_gone weeks_along preg test_was_positive positive_test',
  bloodLoss:
    'bleeding bleed clots spotting_heavily waters_broke lost/losing/passing/lots_of/so_much/gush_of/red/pouring..blood blood..down/knickers/pants/paper/toilet/everywhere/clots/sheets/dark soak*..pad/pads/towels/sheets through..pads',
  gums: 'gums money nose bleeding_money nosebleed',
  weeks: 'weeks wks trimester weeks_pregnant months_pregnant week_#',
  noMove: `hasnt/havent/not/isnt/stopped/wont/no/cant_feel/didnt/doesnt..moved/moving/move/kicking/kicked/kick/movement/movements stopped..moving/kicking no_movement* no_kicks cant_feel..baby/kicks/moving havent_felt..baby/kick/kicks/move/movement/bump/her/him/it hasnt_felt..move less_movement quiet_all_day..bump`,
  kicks: 'kick kicks kicking movement movements',
  it: 'it he she shes hes',
  sinceNow:
    'since yesterday today hours morning last_night days week a_week_ago this_week monday tuesday wednesday thursday friday saturday sunday weeks',
  hits: `hit hits hitting beat beats beating beaten punch punches punched punching kick kicks kicked kicking slap slaps slapped slapping smack smacks smacked smacking headbutt* batter batters battered assaults assaulted attacked attacks attacking abuses abused abusing thump* whip whips whipped bash bashes bashed burns burned burnt hurts hurting belts belted clouts clouted wallops leathers
    thrash* lamps lamped decked shoves hammers hammered stamps stamped spits whacks whacked canes caned pinches stabbed whips shakes slaps twists..wrist/arm/ear twisted..wrist/arm yanks whup* wallop* clobber* tanned licks_with whoops_my whooped_my whoopin lashes`,
  hitsMe: `<hits>..me/us <hits>_my.head/face/ribs/stomach/back hits_out_at_me pulled/pulls/dragged/drags/grabbed/grabs.me..by/hair lays_into_me laid_into_me gave_me_a.black/hiding/slap/beating gives_me_a.black/hiding/slap/beating raised/raises.his/her.hand/fist..me his/her/their.fists threw/throws/chucked..at_me take..his_fists get_his_fists spat_at_me takes_it_out_on_me..fists hands/hand.on_me goes_for_me went_for_me lays/laid.hands/a_hand.on_me put/puts.his/her.hands_on_me gets_physical_with_me grabs/grabbed.me_by puts_me_through backhanded_me backhands_me punched_my smashed_my_face smashed_my_head sat_on_my_chest throws_things throws_pans threw_a_pan`,
  beatsMe: `beat/beats/beating/beaten/batters/battered/kicks/kicked..me_up beat_me..black beaten_by_my being_beaten get_beaten gets_beaten kicked/kicks/punched/punches.me knocked_me_out knocks_me_about knocks_me_around slaps_me_around hits_me smacks_me abused_by_my being_abused physically_abus* abusive.relationship/marriage/husband/partner/boyfriend/wife hit_me_last_night hit_me_again hit_me_in_the hit_me_with.his/her/the/a hits_me_with dragged/pulled/drags/pulls.me..by_my_hair/by_the_hair`,
  raped: `~raped rapes raping rape_me rape_her sexually_assault* sexually_abus* forced_himself_on forces_himself_on forced_herself_on gang_raped molest*`,
  forced:
    'forces forced forcing makes make makes_me made coerce* pressur* holds_me_down held_me_down wont_take_no',
  sex: 'sex sleep_with_him have_sex sexual in_bed perform do_things_in_bed when_i_say_no sleep_with',
  brokeMy: 'broke breaks broken fractured smashed chipped cracked split busted knocked',
  body: 'nose rib ribs jaw arm wrist finger fingers tooth teeth hand eye_socket cheekbone eardrum lip collarbone leg skull cheek',
  threatens: `threat* says said saying swears swore promised promises texts texted texting sends keeps_saying tells told messages tried tries trying ringing shouting screaming shouts screams`,
  killMe: `kill/kills/killing/killed/shoot/stab/murder/strangle/bury/slit/batter/burn/drown/end/butcher/finish/cut..me/us/my_throat/my_kids kill_the_kids set..me/us/house..on.fire/alight set_me_on_fire throw_acid have_me_killed put_me_in_the.ground/a_box/hospital kill_the_baby smash.my_face/my_head/her_face kill_my_kids kill_my_family get_me_killed`,
  hurtMe: 'hurt_me hurt_us hurt_the_kids harm_me attack_me beat_me hit_me find_me_and',
  killUs: 'kill_us kill_me_please kill_us_all kill_me..help',
  ifLeave:
    'if_i_leave if_i_go if_i_tell if_i_report if_we_leave if_i_left if_i_ever if_i_call if_i_divorce if_i_try if_i_speak leave_him leave_her if_i_talk if_i_say if_i_scream if_i_move if_i_run if_i_see if_i_meet if_i_come if_i_get if_i_file if_i_press if_i_end if_i_break if_im_not if_i_open if_i_ask if_i_contact if_i_stay',
  scared: 'scared afraid terrified frightened fear worried petrified worry shit_scared shitting',
  lockedMe: `locks/locked/locking.me..in/inside wont/doesnt/never/not/refuses_to..let/lets/allow.me..leave/out/go_out/outside/see/have took_my_phone..locked keeps_me_locked kept_me_prisoner locks_us_in keeps_me_prisoner not_allowed_to_leave_the_house takes_my_passport took_my_passport..and locked_me_in
    locks_me padlock...outside/bedroom/door keep/took/has/have/holding..my.passport/papers lock_me..in/flat/room locks_us`,
  game: 'score rate account game wifi email',
  violence: 'violent abusive aggressive physical_with physically violence',
  iHit: 'i/ive..<hits> i_just_hit i_lost_it_and_hit i_hurt',
  weapon:
    'gun knife axe machete pistol rifle shotgun crowbar acid blade sword screwdriver baseball_bat hammer bat billhook pitchfork sledgehammer samurai poker shovel spade',
  us: 'us kids',
  door: 'door outside bathroom bedroom hallway house window garden car_outside stairs',
  fire: 'fire alight ablaze burn burning petrol torch',
  acid: 'acid',
  bruises:
    'bruise bruises bruised black_eye black_eyes marks_on broken_rib welts welt cuts_on_his cigarette_burns burn_marks belt_marks handprint fingermarks',
  pushMe: `push*/shov*/threw/thrown/throws/throwing/slam*/drag*/chuck*..me..down/against/into/through/across/onto pushed/pushes/shoved/shoves.me pinned/pins.me sits_on_me`,
  strangledMe: `strangl*/chok*/throttl*..me tried_to_strangle hands/hand/arm/belt..around/round/on/at..my.neck/throat/face by_the_throat grabbed..my.throat/neck squeezed..my.neck/throat by_the_neck pillow_over_my_face held/holds.my_head_under put_a_pillow i_couldnt_breathe..hands`,
  strangles: 'strangl* chok* throttl* stabbing stabbed stabs killing murdering battering beating',
  breakDoor:
    'break/breaking/kick/kicking/smash/smashing/broke/kicked/banging/hammering/trying..door/down/in/window door_in door_down break_in kicking_off_outside',
  hiding:
    'barricad* hiding..in/under/from/behind/upstairs/with hid.in/under hidden_in..bathroom/wardrobe/cupboard locked_myself..in locked_ourselves..in trapped.in/with ive_locked.myself/us im_locked_in im_hiding were_hiding hid_in under_the_bed..me/with in_the.bathroom/bedroom/toilet_with_the.kids/children/baby in_the_bathroom_with_my',
  touches:
    'touches touching fondles fondled gropes groped grope feels_up puts_his_hands puts_his_hand gets_in_my_bed gets_into_my_bed climbs_into_my_bed makes_me_touch comes_into_my_bed our_secret touched..there/where/down/under/between/inappropriately rubs.himself/against/my exposes.himself/herself exposed.himself/herself comes.in/into/to.my_room_at_night at_night..in/into/to.my.room kept_touching touched_my.leg/breast/bum/bottom/thigh/private touched_me_in_the touched_me_when touched_me_at comes_in/comes_into.my_room_when/my_room_at/my_room_after',
  touchesSex: `private_parts privates touch*..private* inappropriately down_there genitals sexual_things sex_things do_sex naked_photos nude_photos nudes_of interferes_with touches_himself_in touches_her touches_him touching_her touching_him`,
  abuses:
    'abus* molest* rapes raped raping mistreat* neglect* grooming groom groomed interfering sexually_abus*',
  lockedKid: `lock/locks/locked/locking/shut/shuts/chain/chains/tie/ties/tied...<kid>...in/to/up/out/outside/shed/cellar/basement/cupboard/without/food/balcony <kid>...locked/tied/chained/starving/shut..in/up/to/outside/garden/without/food no_food..<kid> doesnt/dont/wont.feed..<kid> locks..<kid> locked_in.the/his/her..shed/cellar/basement/cupboard locks_me_in_my_room without_food`,
  shakes: 'shake shakes shook shaking_him shaking_her shaking_the_baby shaken',
  hurt: 'hurt hurting harm harming injure kill hit shake smother drop',
  infant: 'baby newborn infant toddler little_one son daughter',
  kill: 'kill killing murder stab hurt shoot strangle push/pushing..people/someone/strangers/her/him',
  killHim: `kill/killing/stab/stabbing/shoot/shooting/murder/murdering/strangle/knife/stabbing/butcher/slit/batter/poison/run_over/end/smash/beat/hurt/bury/slaughter/execute/burn/attack/torch/petrol_bomb...<person> kill/stab/shoot/murder..that/this/the/those/some.bastard/guy/man/cunt/prick/fucker/bitch/lot shoot_up cave.his/her.head/skull hurt_my_ex  end.all_of_us/them_all kill_all_of_us pillow_over.his/her/their.face smother.him/her`,
  voices: 'voices voice',
  urges: 'urges urge impulses impulse thoughts_of thoughts_about voices want plan_to planning',
  feelings: 'feelings pride',
  house: 'house flat home car place office school room pub shop caravan gaff',
  inside:
    'inside with_her_in with_him_in while_she_sleeps while_he_sleeps asleep in_it with_them_in sleeping with_the_kids kids_in_it with_us_in',
  bullet: 'bullet_in bullet_through put_a_bullet',
  face: 'face eyes',
  runOver: 'run/running/drive/driving/mow..over/down/into',
  shootUp: 'shoot_up shooting_up blow_up bomb_the',
  noEat: `<not>..eaten/eat/eating/ate/had..anything/food/properly/much/thing/at_all/solid/for/in/since/since_monday <not>.eaten/eating no_food nothing_to_eat eaten/eating/ate/eat.nothing havent_touched_food not_a_bite not_had_food not_had_a_bite without.food/eating stopped_eating dont_eat_anything fasting_for total_fast fast_since fasted_for refus*_to_eat refus*_food`,
  days: 'days weeks day_# day.two/three/four/five/six/seven since..monday/tuesday/wednesday/thursday/friday/saturday/sunday a_week last_week one_week day.eight/nine/ten/eleven/twelve/fourteen eighth_day ninth_day tenth_day eleventh_day twelfth_day fast_day',
  thin: 'thin thinner skinny skinnier fat weight slim slimmer calories gain bigger disgusting lose_weight kilos pounds stone size bikini flat_stomach ribs bones collarbones thigh_gap',
  sick: 'stomach_bug norovirus bug flu food_poisoning hangover hungover seasick boat migraine chemo morning_sickness pregnant covid nerves gluten',
  faith:
    'ramadan lent blood_test iftar yom_kippur intermittent surgery operation fasting_window breakfast lunch meat sugar bread sweets chocolate dairy takeaway takeaways crisps green greens veg vegetables broccoli fruit fish peas crusts ',
  onlyWater:
    'only/just/nothing_but..water/tea/coffee/broth/black_coffee/coke_zero/diet_coke water_only living_on_water nothing_but water_and_nothing live_on..water/coffee/tea living_on..water/coffee/gum/air',
  food: 'food eat eating ate meal',
  vomitSelf: `mak*/made/force/forcing/forced.myself/herself/himself..sick/vomit/throw_up/puke/be_sick/throwing_up/purge fingers/finger/toothbrush..down..throat purge/purging/purged..after/every/my/all binge*_and_purge* throw_up_on_purpose throwing_up..on_purpose sticks/stick..fingers..throat`,
  meal: 'after/every/each..meal/meals/eat/eating/food/dinner/ate/lunch/breakfast/binge*/tea my_food everything_i_eat after_eating food_every meals my_meals',
  laxative: 'laxative* senna dulcolax diuretics water_tablets diet_pills bisacodyl ex_lax <laxativeName>',
  daily: 'every_day daily each_day everyday every_night every_morning a_day for_months for_weeks',
  lowCal: `survive/surviving/live/living/eat/eating...#low..calories/kcal/cals #low...calories/kcal/cals..a_day only/under/below/less_than/on/just/living..#low..calories/kcal/cals`,
  starveSelf: 'starv*_myself starv*_herself starv*_himself',
  anorexia: 'anorex* bulim* eating_disorder binge_eating restricting_again',
  noEatMore:
    'stopped_eating not_eating..anymore throws_up_after purges hardly_eats barely_eats wont_eat_anything isnt_eating wont_eat.at_all/a_thing refuses_to_eat.anything/and/at_all/since/for',
  heavy: `every_day daily every_night a_day a_night per_day all_day each_day each_night bottle bottles litre litres heavy heavily alcoholic dependent years_of since_morning units from_morning morning_til after_#_years every_two_days`,
  stop: `stop stopping quit quitting come_off coming_off came_off get_off getting_off go_off going_off give_up giving_up drop dropping skip skipping throw_away chuck bin ditch leave_off detox withdraw go_cold_turkey cold_turkey wean_off pack_in packing_in stop_taking knock_on_the_head flush lay_off going_without stay_off go_without
 miss cut_out jack_in flushing not_drink_another no_more_drink binning chucking dumping tossing ditching toss over_the binned tossed done_with chuck_in ditch_all pour_it_all pour_it never_touch_it_again`,
  change: `halve halving reduce reducing lower lowering taper tapering increase increasing double doubling swap switch change changing cut_down cutting_down cut_back split raise triple halved doubled lowered raised tripled weekends_now only_take up_my_dose half_my half_the half_of half_a_tablet every_other_day alternate_days`,
  double:
    'double doubling two_doses extra_dose twice_the_dose triple double_up two_of_my another_dose twice_as_many taking_two',
  dose: 'dose doses dosage mg',
  ask: 'can could should may is_it is_lifting ok okay safe how want thinking going gonna plan planning decided will allowed dangerous advice risky harmful alright tempted might am_i considering anyone fancy what_if',
  alone:
    'alone on_my_own by_myself myself at_home home without_telling without_asking without_seeing on_his_own on_her_own secretly herself himself by_himself by_herself behind without_my without_the_doctor doesnt_need dont_need own_back no_doctor off_my_own not_telling not_gonna_tell without_a_doctor no_doctors not_told',
  suddenly:
    'suddenly overnight cold_turkey at_once completely dead_stop straight_away today this_morning yesterday in_one_go',
  feelFine:
    'feel_fine feel_ok feel_better feeling_better feel_great hate side_effects fed_up weight_gain foggy numb dont_need doesnt_need dont_need_it no_longer_need healed prayed_over feels_better so_much_better cardboard',
  detox: 'detox* cold_turkey sober_up dry_out',
  home: 'at_home in_my_flat at_my_mums',
  med: `<antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> <benzo> <opioid> meds medication medications medicine medicines pills tablets tablet blood_thinner* inhaler beta_blockers heart_tablets epilepsy thyroid stabilisers stabilizers injections water_tablets the_pill_for hrt patches contracept* blood_pressure.tablets/meds/pills/medication tension heart_pills thyroid_pills epilepsy_pills mood_stabiliser mood_stabilizer asthma_spray`,
  taper: 'taper* slowly_with plan_with reviewed',
  takesNoMore: `not/dont/wont/never/stopped/not_going_to/arent..take/taking not/stop/stopped/no_longer/dont_want_to..taking/take.my/the/them/it/his/her not_to_take stopped_taking quit_taking not_taking refusing_to_take`,
  mix: 'mix mixing combine combining together take taking drink drinking have having with alongside',
  drink: 'drink drinking have',
  take: 'take taking have use mix',
  with: 'with together alongside and on while plus',
  thinner: '<med> thinners antibiotic* methadone pregnancy',
  howMany: 'how_many how_much max maximum',
  lethal: 'lethal kill max maximum die fatal safe dangerous can should',
  leave:
    'leave boss job interview neighbour neighbor colleague cv contract hr maternity notice_period rights grant employer tell telling announce announcement name names shower',
  notMe: 'neighbour neighbor colleague coworker cat dog teacher cow',
  evicted: `evict* ~eviction kicked_out.of/by thrown_out_of.our/the/my.house/flat/home being_kicked_out being_thrown_out section_21 section_8 notice_to_quit possession_order repossess* foreclos* homeless_from homeless_next homeless_on be_homeless lose_our_home losing_our_home lose_the_house losing_the_house changed_the_locks bailiffs_are chucked_out`,
  landlord: 'landlord landlady landlords council housing bank owner letting_agent',
  throwOut: `kick*/throw*/chuck*/put*/forc*/want*/turf*.us/me/my_family/the_kids..out/gone/off notice_to_leave notice_to_quit gave_us_notice given_us_notice served_us want*_us_out has_to_be_out have_to_be_out changed_the_locks gave_me_notice given_me_notice served_me_notice out_by kicking/throwing/chucking/turfing/evicting..us/me/family/kids/tenants..out `,
  bailiffs:
    'bailiff ~bailiffs enforcement_officer enforcement_officers sheriffs marshal repo_men enforcement_agents',
  comes: 'coming come came visit got received turn_up today are arriving knock* due letter',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday tomorrow next_week next_month by_the_end days weeks days_to',
  leaveHome:
    'leave.our/my/the.house/flat/home move_out get_out_of.our/the/my.house/flat be_out_of.our/the/my.house/flat lose_our_home leave_by be_out_by out_on_the_street',
  nowhere: 'nowhere nowhere_to_go no_where',
  evictWord: 'evict* landlord landlady bailiffs court bank council notice',
  holiday: 'holiday spain airport school party church',
  buy: 'bought new_house buying moving_to',
  court:
    'court tribunal magistrates crown_court county_court custody_hearing judge trial court_hearing custody_hearing hearing_on hearing_tomorrow hearing_is',
  courtDate: `date hearing case order summons letter appearance papers have_to going_to go_to be_in must got monday tuesday wednesday thursday friday tomorrow next_week in_court trial appear court_on day_after next_month called up_in`,
  soon: 'tomorrow monday tuesday wednesday thursday friday next_week next_month day_after days today soon',
  noLawyer: 'no_lawyer no_solicitor cant_afford lawyer solicitor barrister',
  summons:
    'summons summoned subpoena court_papers court_letter court_order arrest_warrant injunction court_claim ccj_claim county_court_claim jury_no',
  got: 'got received came arrived today letter served',
  sued: `being_sued sued_by suing_me suing_us taking_me_to_court taken_to_court taking_us_to_court being_prosecuted prosecuted_for charged_with im_sued get_sued summoned_to_court summoned`,
  job: 'jury interpreter translator reporter tennis food squash basketball shoes sketch drama documentary fine_at court_is_closed won finished over settled dance my_wife_again moved postponed adjourned usher as_a_witness',
  homeViolence:
    'domestic/partner/family.violence/abuse abusive.husband/boyfriend/partner/wife husband/boyfriend/wife/partner/he.hits_me i_was_raped raped domestic_abuse',
  childAbuse: 'child/sexual.abuse child_sexual_abuse',
  orderStop: `stop stopped quit skip skipped skipping drop dropped come_off came_off coming_off throw_away threw_away throw_out threw_out bin binned flush flushed give_up gave_up ditch ditched chuck chucked get_off go_off went_off leave_off left_off dump dumped cut_out stop_taking stopped_taking went_cold_turkey go_cold_turkey toss tossed get_rid_of quit_taking forget_about forget leave_out leave_the forgo quit_your`,
  orderHalve: `halve halved double doubled triple tripled split cut.in_half/your/my/the cut take_half took_half take_twice took_twice take_double took_double take_two_instead take_an_extra take_triple half_your half_my up_your upped_my lower_your lowered_my raise_your reduce_your increase_your take_less_of take_more_of skip_every bump_up`,
  orderTrash: `throw threw chuck tip pour flush bin toss dump empty`,
  drinks: `<strong> pints pint beers beer drinks drink drinking wine bottle shots cider lager drunk whiskies glass glasses tipsy booze alcohol`,
  orderDrive: `drive drove get_behind_the_wheel got_behind_the_wheel take_the_car took_the_car driving hop_in_the_car ride_your_motorbike`,
  orderAfter: `after with on home even drunk back anyway still then tipsy slowly carefully`,
  sober: `sober no_drinks water juice instead taxi keys dont alcohol_free without designated skipped skip closes shop stopped bus train tram`,
  orderHurt: `hurt/cut/burn/punish/slap/hit/punch/smack/choke/shake/kick/beat/whip/slapped/smacked/starve.yourself/your_kids/your_child/your_wife/your_husband/your_son/your_daughter/your_partner/my_kids/my_son/my_daughter/my_wife/my_child/the_child/the_kids/him/her/your_mother kill_yourself hurt_someone beat_him_up beat_her_up give_him_a_slap give_your..slap`,
  orderStarve: `eat/ate/eating.nothing without_food no_food go_without_eating dont_eat_anything_for dont_eat fast_for fasted_for starve starved water_fast skip_all_meals stop_eating eat_nothing`,
  orderIgnore: `ignore ignored throw threw bin binned burn burned burnt skip skipped hide_from hid_from tear_up tore_up tear tore shred chuck dont_go_to dont_open miss dodge dont_answer dont_show_up blow_off`,
  orderSafe: `doctor doctors gp nurse psychiatrist pharmacist consultant clinic specialist therapist midwife prescriber psychiatrists asked ask asking solicitor lawyer mistake mistakes regret regretted wrong worst stupid nearly dangerous danger warning want wanted wanting used_to cannot if can_i should_i hospital relapsed relapse never lost licence ban banned crashed crash ended_up ashamed sorry shouldnt without_asking he she his her their brother sister mother father friend husband wife uncle colleague refused instead side_effects in_#year years when_i_was bottle_bank expired empty chemist pharmacy old weekly aisle drawer tablet energy paid cost fainted collapsed ended arrested jail prison fine prosecuted expensive twice_as_bad ambulance emergency learned learnt lesson sick worse fault foolish idiot sober rehab luckily police and_hit hit_a`,
};
