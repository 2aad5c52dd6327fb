import { EN_ACTS } from './en-acts.ts';
import { EN_CARE } from './en-care.ts';
import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';

export const EN: LanguageWords = {
  language: 'en',
  written: `tonite=tonight 2nite=tonight tmrw=tomorrow tmr=tomorrow 2moro=tomorrow tomoz=tomorrow wiv=with purpous=purpose purpouse=purpose porpose=purpose drnk=drank wnt=want neice=niece
    wana=want wanna=want gunna=gonna hubbie=hubby cudnt=couldnt wudnt=wouldnt coz=because cuz=because bcos=because ive=ive takin=taking hittin=hitting beatin=beating killin=killing drinkin=drinking w=with`,
  classes: {
    ...MEDICINES,
    not: 'not no dont dnt doesnt didnt isnt aint wasnt arent never nvr cant cannot cnt couldnt wont wouldnt shouldnt havent hasnt hadnt nor neither nobody',
    affirm: `<not>.joking/kidding/lying/exaggerating/even/only/just/sure/know/care/more/cope/take/handle/stand/bear/stop/help/sleep/wait/escape/control/resist/get/do/see/anymore/longer/idea/matter/telling/drill
      not_ok no_more no_longer no_one no_point no_reason not_a_joke no_joke no_idea no_lawyer no_solicitor no_shakes cant_go_on`,
    turn: 'i im ive id ill but and so because cos if when then he she they hes shes until my please',
    i: 'i im ive id ill me my myself mine imma ima tryna we us our were weve',
    me: 'me us',
    again:
      'again anymore every days nights lately since most still keep keeps started relapsed back always today tonight yesterday',
    want: 'want wanting wish wishing ready hope hoping rather prefer deserve need prepared longing',
    will: 'will gonna going_to want wanna about_to ill imma ima planning plan intend decided tryna trying_to promised swear ready_to need_to able_to theyll hell shell gonna get_to could_really thinking_of thinking_about',
    intend:
      'want wants going_to gonna will hell shell threat* says said saying text* told tells tried trying tries try might plan* about_to keeps talk* talking post* wrote decided sworn message* promised intends reckons',
    now: `now right_now currently tonight today this_minute this_morning this_evening hour_ago hours_ago minutes_ago mins_ago min_ago just about_to ready_to any_second as_we_speak goodbye in_my_hand in_front_of_me
      ~bleeding blood gun knife axe machete door tomorrow strangl* chok* throat throttl* hiding trapped locked_me is/are/keeps/hes/shes.hitting/beating/kicking/punching/choking/attacking/hurting outside ambulance help 999 911 close_to`,
    filler:
      'how way ways best easiest quickest i im to do can should want my the a painless quick help thoughts thought of method methods hotline line now painlessly tonight please feelings feeling quickly about thinking without pain on pills ~paracetamol stop symptoms me so what is am need note support number charity prevention',
    fun: `lol lmao haha hahaha rofl laughing laughter jokes joking_around jokingly kidding chess cards monopoly scrabble tennis karate boxing snowball pillow fifa game games quiz race marathon dentist
      when_he_sees when_she_sees when_they_see if_he_knew if_she_knew if_he_finds if_she_finds if_this_isnt if_i_forget if_i_buy if_im_late if_im_not_back presentation spreadsheet embarrass* car_insurance coffee caffeine
      chocolate netflix sugar cake minecraft fortnite xbox character characters film novel tv_show episode podcast haircut by_mistake netball rugby hugs smile in_the_back rather_die_than cough* water_pistol anniversary laces shoelaces shoelace referee goalkeeper laughed`,
    sport:
      'chess cards monopoly tennis scrabble karate boxing snowball pillow fifa game games quiz race football rugby match goal ball padel squash badminton pool darts mma training gym sparring judo cricket bench press workout bungee parachute skydiv* trampoline pool swim swimming dive diving climbing',
    accident:
      ' cook* chopp* accident* peeling slicing kitchen garden* onion* onions bread carrots oven stove hob pan iron_by climbing thorns roses cat fell fence bike tin paper opening hair fringe grass costs carbs back_on slack toast cake sun barbecue bbq diy saw_bench steering shaving shaved shave hedge stitches plaster scissors_craft plasters bandaid',
    kitchen:
      'cook* chef onion* sharpen* set_of fork fennel vegetables collection skills cake chop* culinary fix* repair* build* paint* wood shelf shelves diy firewood tent shed buy bought nail nails screw picture frame roof fence christmas present gift shop',
    idiom: `shoot_me_an shoot.him/her/them.an/a killing_me killing_us killing_my killing_time kill_time kill_two kill_for kill_the_mood kill_the_lights killed_it killing_it die.of/from/for/laughing/hard/happy/old/inside/his/her/their/my
      dying_to dying_for dying_of dead_tired dead_end dead_line dead_serious dead_calm dead_on_my dead_inside dead_weight hit_me_up hit_me_that hit_me_hard hits_me_that hits_me_how hits_me_hard hit_me_like hit_me_when hits_me_in_the_heart hits_me_right hit_us_hard hit_the
      hit_send beat_me_to beat_me_at beats_me_at beats_me_why beats_me_how beat_myself beating_myself cut_myself_some cut_myself_a cut_myself_off cutting_myself_off cut_costs cut_corners cutting_corners hang_myself_a shot_myself_in live.in/with/here/there/like/at/on/near/next/off/together/by/under/abroad/for/from/separately/alone/up
      suicide.squad/awareness/prevention/hotline/research/drinks/mission/bomber turned_out_to_be kick_me_out_of kill_me_lol kill_me_now_lol die_on_me die_on_us throw_myself_into.work/the/this/it throwing_myself_into top_myself_up shot_in_the_foot over_my_dead_body wouldnt_be_seen_dead
      bite_me slap_on_the threw_me_under hit_rock hit_a_wall hitting_a_wall hit_a_nerve heart_attack_when heart_attack_seeing gave_me_a_heart_attack knock_me_out_of jump_in_at jumped_in_at deep_end kick_my_ass kick_me_up dying_laughing bored_to_death to_death learned_the_ropes end_of_my_rope
      push_me_to pushes_me_to pushed_me_to under_the_knife baby_blues with_a_ball killing_it knife_in_the_back shoot_my_landlord_an shoot.my/the..email/message/text an_email cut_yourself_some cut_yourself.a/off tablet_computer stabbed_me_in_the_back overdoses could_have...killed/kill/strangled/throttled/murdered could.kill/strangle/throttle/murder.him/her/them/you/my/the swiss_army_knife sweat_blood blood_sweat beat_it_into choking_me_with smothering_me_with suffocating_me_with strangling_me_with was/got/been/being/were.let_go i.broke/broken/cracked/fractured/chipped/knocked ive.broken/cracked find_me.a/an/the/some/something/work find_me_attractive touched_me_deeply hit_me_with.the_news/news/a_bill/the_bill/a_question/the_fact jump*_for_joy beats_eggs beat_the_eggs beats_the_eggs double_check* double_checked split_the.cost/bill/rent/costs court_of_public petrol_station gas_station learn/learning/know/show/knows.the_ropes killing.herself/himself/themselves/myself.with/over/at_work/working/trying/to kills_herself.with/working kills_himself.with/working jumped_for_joy at_the_end`,
    suicideWord: '~suicide ~overdose suicides',
    settled: `years/yrs/decades/decade.ago/earlier/later/back/past year_ago used_to when_i_was as_a.kid/child/teen*/girl/boy/student as_a_young in_my.childhood/youth/teens/twenties/past/novel/story/book/script growing_up grew_up back_then in_#year in..#year 
 i/ive/im.survived/recovered survivor years_sober years_clean no_longer..cut/drink/hurt got_over died...<suicideWord> lost...<suicideWord> lost.him/her.to <suicideWord>...ago/grief/bereave*/funeral/loss
 my/the/main/a..character/protagonist/villain/plot/heroine/hero/novel/chapter*/screenplay/script in/for/writing/reading/watching/read/watched/saw/of/from/about...novel/book/movie/film/episode/series/podcast/game/song/poem/essay/documentary/play/thriller/show/article/news/drama/memoir chapter/scene/episode/season/level.#
 training/seminar/workshop/webinar/lecture/thesis/volunteer*/course..on/about/for/at i/im..work/working/volunteer..at/as/with/in/for...nurse/paramedic/doctor/psychologist/therapist/shelter/hotline/helpline/crisis/police/hospital/hospice/refuge/charity/samaritans 
 patient/patients/client/clients signs/statistics/symptoms/effects/victims/definition/history.of dream/dreamt/dreamed/nightmare..about/that/i minecraft/fortnite/xbox/playstation/karate/judo/boxing/sparring/paintball rule/said/says/told..never.mix/take never_mix dont_mix if.someone/somebody if.a/your.friend/mate/colleague..tells/says
 forum_rules last_century they_teach cpr_on years..without_a_drink years..without_alcohol at_#_i when_i_was_# sober_since clean_since when_we_were was/were.a/an.paramedic/nurse/doctor/firefighter/midwife/police/policeman as.a.nurse/paramedic/doctor/psychologist/therapist/teacher/firefighter/midwife is_a_joke was_a_joke just_a_joke was..in_school was..at_school were..at_school first.husband/wife/boyfriend first_marriage in_the.eighties/nineties/sixties/seventies`,
    past: 'years_ago year_ago last_year used_to back_in in_#year settled turned_out years_later behind_us previous_tenant opened_the_letter opened_the_letters opened_a_letter',
    other: `he she they hes shes theyre him her his someone somebody friend friends mate mates sister brother mum mom mummy mam mother dad daddy father son daughter husband husbands wife wifes hubby boyfriend bf girlfriend gf partner ex girl boy guy man woman student neighbour neighbor neighbours neighbors
      next_door colleague colleagues coworker workmate child kid kids teen teenager cousin roommate roomie flatmate housemate niece nephew aunt auntie uncle gran granny grandma nan nana grandad grandpa grandfather grandmother inlaw in_law lad lass bro sis fiance fiancee boss baby toddler stepson stepdaughter stepdad stepmum stepfather stepmother lodger bestie classmate tenant stranger missus lady client`,
    partner: `husband husbands hubby wife wifes boyfriend boyfriends bf girlfriend girlfriends gf partner partners ex exs exhusband exboyfriend fiance fiancee spouse missus fella bloke old_man baby_daddy other_half mrs`,
    violent: `he she hes shes they theyre <partner> dad dads daddy father mum mums mom moms mummy mam mother stepdad stepdads stepmum stepfather stepmother uncle aunt auntie grandad grandpa grandfather brother brothers sister son sons daughter parents stepbrother cousin carer
      roommate flatmate housemate neighbour neighbours neighbor boy guy man bloke in_law nephew grandson lodger teacher coach nan gran landlord someone carer staff stranger carers nurse nurses orderly stepdaddy mama pops`,
    they: `<violent>`,
    overEdge: `wrong/other/far.side..railing/barrier/rail over_the_railing over_the_barrier climbed_over..railing/barrier/rail outside_the_railing feet_over_the_edge legs_over_the_edge feet_dangling legs_dangling wrong_side_of_the_railings over_the_railings wrong/far.side..railings`,
    onLedge: `on/at.the/a.ledge/parapet/railing/window_ledge/edge_of_the_roof/edge_of_the_platform on_the_edge_of_the..platform/roof/bridge/cliff on_the_edge_of.the/a..multi/building/car/roof/balcony up_on_the.footbridge/bridge/viaduct/overpass sitting_on_the.railing/wall/deck_of_the_bridge footbridge_over_the_motorway`,
    gasMeans: `hose...exhaust/tailpipe/car hosepipe exhaust_pipe helium carbon_monoxide charcoal_burner gas_the_car exit_bag sodium_nitrite nitrogen_tank gas_is_on turned_the_gas engine..running...garage garage...engine..running gas...taped/sealed/sealing bag_over_my_head plastic_bag_over plastic_bag_on`,
    ready: `ready bought got car boot trunk garage decided planned set`,
    river: `river canal lake sea quarry`,
    beam: `beam rafters barn`,
    counted: `counted`,
    hurtTool: `cutter razor razors blade blades compass_point glass_shard stanley_knife needles`,
    noAnswer: `not/isnt/wont/doesnt..picking_up/answering/respond/responding/reply/replying not_picking_up isnt_picking_up not_answering stopped_responding not_moving isnt_moving not_responding isnt_responding cold_and stone_cold floppy limp`,
    collapsed: `collapsed slumped`,
    noKicks: `no_kicks no_movement..baby/bump/since/today stopped_kicking hasnt_kicked cant_feel..baby/bump..moving/kicking/kick/move havent_felt..baby/bump..move/kick/moving baby..stopped_moving cant_feel_my_baby`,
    monthOf: `months_gone weeks_gone #_weeks_pregnant #_months_pregnant trimester wks_pregnant expecting_in first_trimester second_trimester third_trimester third_month_of`,
    stabbedMe: `stabbed/shot/slashed/stabs/knifed..me/my_leg/my_arm/her cut_me_with`,
    notStop: `didnt_stop kept_going said_no i_said_stop wouldnt_stop crying we_are_married`,
    beats: `beaten battered thrashed whipped belted flogged thrashes batters leathered beating_up takes..belt_to with.a/the.stick/cane/cable/cord/hosepipe gets_the_belt_out takes_the_belt got_the_belt takes_his_belt_off takes_off_his_belt takes_his_belt`,
    minor: `im_#age i_am_#age #age_years_old im_twelve im_thirteen im_fourteen im_eleven im_ten im_fifteen im_only_#age`,
    undress: `takes_my_clothes took_my_clothes take_my_clothes_off makes_me_strip films_me hand_down_my pulls_my_pants undress*..me/her/him/them undresses watch..undress watch_him_undress undressing pictures_of_himself nudes sends_me_nudes dick_pics`,
    fasting: `fast fasting ramadan diet_pills`,
    trash: `in_the_bin in_the_trash down_the_toilet down_the_loo flushed binned down_the_sink threw_away thrown_away chucked`,
    budget: `hours budget screen debt spending sugar smoking course cv degree lecture college`,
    inhaler: `inhaler inhalers hiv_meds antiretroviral*`,
    forgot: `forgot forgotten at_home since_the years`,
    peace: `peace kids gifts surprise minutes_of five_minutes`,
    stabbed: `stabbed knifed shot_my shot_himself shot_herself shot_him slashed in_the_leg_with`,
    seizing: `jerking_on jerkin_on eyes_rolled_back eyes_are_rolled having_a_seizure having_a_fit fitting_on_the seizing convulsing`,
    veins: `wrist wrists vein veins artery`,
    diabetic: `diabet* type_1 type_one`,
    pump: `insulin_pump`,
    dka: `keton* acetone cant_keep_water_down`,
    broken: `broken dead stopped_working died failed stolen no_insulin`,
    batters: `batterer`,
    beatsHer: `beats/hits/punches/kicks/strangles/batters/slaps/beating/hitting.her/him_up`,
    splash: `throw throwing splash chuck`,
    skin: `peel hyaluronic skin_care reflux lemon citric`,
    climbed: `climbed_over climbed_the_railing over_the_railing`,
    bang: `bang banging smash smashing hit hitting slam slamming punch punching`,
    menace: `threat* nobody_leaves no_one_leaves nobody_gets_out no_one_gets_out nobody_is_leaving`,
    scrape: `tear scratch dig scrape rip carve cut stick cutting slice slicing slash slashed gouge slit`,
    enough: `no_more done_with finished_with`,
    number: `#`,
    coldTurkey: `cold_turkey withdrawal detoxing`,
    kin: 'son daughter sister brother kid child niece nephew girlfriend boyfriend friend friends mate daughters sons wife husband mum dad cousin teen teenager grandson granddaughter stepson stepdaughter flatmate roommate',
    adult: `he she hes shes they theyre <partner> dad dads father mum mums mom mother stepdad stepdads stepmum stepfather stepmother uncle aunt auntie grandad grandpa grandfather grandma gran nan babysitter nanny childminder nursery teacher coach neighbour neighbours neighbor neighbors next_door parents in_law
      sister brother foster boyfriend someone somebody woman man cousin carer tutor priest staff stepdaddy mama daddy pops papaw stepmama`,
    kid: `my/our/his/her/their/the/a/that/these..son/daughter/child/children/kid/kids/baby/toddler/boy/girl/boys/girls/twins/grandson/granddaughter/niece/nephew/stepson/stepdaughter/newborn/infant/siblings/lad/lads/little_one/year_old/pupils my/our/his/her/their/the.little/younger/baby.brother/sister/boy/girl/one my_brother my_sister kids children baby toddler #_year_old year_old lil_brother lil_sister lil_bro lil_sis stepbrother stepsister`,
    hurtsKid: `hurt/hurting/hurts/harming/harms/mistreats/starves/burned...<kid>`,
    kids: 'kids_are kids_fight kids_hit each_other another_kid toy hit_each',
    sibling:
      'brother sister brothers sisters stepsister nan gran grandma grandad grandmother grandfather mum mother',
    victim:
      'her his_wife his_girlfriend my_mum my_mom my_mother my_sister mum mom mummy wife girlfriend his_mum his_mother him his_missus my_friend my_daughter my_nan grandma his_gran old_man old_lady old_woman resident patient grandad grandpa father dad granny',
    people: 'people someone somebody others everyone strangers anyone',
    person: `him her them boss manager supervisor ex everyone everybody people somebody husband wife neighbour neighbor neighbours dad father mother mum mom stepdad stepfather stepmum stepmother teacher teachers brother sister colleague colleagues coworker girlfriend boyfriend partner roommate flatmate landlord family uncle guy man parents bastard prick cunt bitch fucker wanker arsehole
      caseworker school classmates lot exs son_in_law bloke dealer`,
    killSelf: `kill/killing/hang/hanging/drown/drowning/shoot/shooting/unalive/off/murder/gas/neck/top/finish/end/stab/suffocate/electrocute.myself kms ctb kill_my_self kill_my_selves end/ending/take/taking/ended.my.life/lives end/ending/take/taking.my_own_life commit*/comit*.suicide
      end_it_all ending_it_all do_myself_in doing_myself_in blow/blowing.my_brains end/ending.it/everything/things..tonight/now/today/forever/tomorrow/good/permanently/weekend end_this_life not_be_here..christmas top_meself kill_meself drive_off_a_cliff jump_off.a/the.bridge/roof/cliff/building/balcony jumping_off.a/the.bridge/roof/cliff/building/balcony wont_be_here..christmas`,
    killYou: 'kill_yourself killing_yourself hang_yourself',
    suicidal: '~suicidal suicidel suicidle',
    suicide: 'suicide suicidal suicde',
    thinkPlan:
      'think thinking thoughts thought considering planning plan plans contemplat* attempt* attempted obsess* note pact googling researching tried',
    wantDie: `<want>..die/dead wish..dead/die wish_i_wasnt_alive wish_i_was_never_born wish_id_never_been_born wish_i_wasnt_here..anymore id_rather_be_dead want..be_gone_forever want_out_of_life want_to_be_with_the_dead going_to_die_tonight gonna_die_tonight want..death want_to_go_to_sleep_forever planning_to_die ready_to.go_for_good/check_out/die wanna.die/be_dead want_to_stop.existing/living want_my_life_to.end/stop_completely`,
    noLive: `<not>..want/wanna/wish..live/living/alive/exist <not>..want_to_be_here..anymore/any_more dont_want_to_wake_up..tomorrow/anymore/again/ever no/any/the/whats_the/see_the.point/reason..living/live/alive/existing nothing/nobody/nowt/no_one..to_live_for nothing_left_to_live_for
      tired/sick/done/fed_up..of/with.living/life/being_alive/existing life..not/isnt/aint/no.longer_worth not/isnt/aint.worth_living better_off_dead might_as_well_be_dead want/wanna/hope/wish/wishing/could/sleep/disappear...never/not.wake_up dont_wanna_wake_up..tomorrow/anymore/again never_wake_up..again/anymore hope_i_dont_wake_up so_i_dont_wake_up cant_live..anymore/any_more/longer done_living
      no_will_to_live lost_the_will_to_live tired_of_existing we_wont_wake none_of_us_wakes doesnt_want_to_wake_up cant_see_the_point_of..living/life/it dont_see_the_point_of..living/life if_i_wasnt_alive if_i_just_wasnt_alive if_i_werent_alive wasnt_alive_anymore wish_i_wasnt_alive stop_existing stop_being_alive not_be_alive not_exist wont/not/never...see/make_it_to/be_here_for/be_around_for/live_to_see/reach.christmas/monday/spring/summer/easter/new_year/my_birthday/next_year/thirty/forty cant_do_life done_with_life life_isnt_for_me dont_want_this_life dont_want_to_be.alive/on_this_earth/on_this_planet tired_of_being_alive sick_of_being_alive go_to_sleep_and_not_wake dont_plan_to_be.alive/here not_planning_to_be.alive/here disappointed..woke_up disappointed_to_wake wake_up_disappointed sorry_to_wake_up dont_intend_to_be.alive/here how_to_end_things want_to_end_things wont_be_alive not_going_to_be_alive wont_live_to`,
    theyDie: `wants_to_die wanting_to_die wants/want/wish/wishes..be/was/were.dead want_to_die doesnt/dont.want_to_live doesnt/dont.want_to_be_here..anymore/any_more doesnt_wanna_live no_longer_wants_to_live wants_to_end_it be_dead_by hell/shell.be.dead/gone..tomorrow/morning/monday/tonight/sunday is/hes/shes/been/feels/feeling.suicidal better_off_dead no_reason_to_live goodbye_message goodbye_text goodbye_letter suicide_note suicide_letter doesnt/dont/wont.want_to_wake_up/wanna_wake_up doesnt_see_the_point.of/in.living/life giving..away..stuff/things/jewelry/jewellery said_goodbye_to_everyone ways_to_die be_joining joining_her`,
    killThem: `kill/killing/hang/hanging/drown/shoot/unalive/off/top/finish.himself/herself/themself/themselves end/ending/take/taking.his/her/their.life end/ending/take/taking.his/her/their.own_life commit*_suicide end_it_all ending_it_all overdose jump_off jump_in_front jumping_off suicide kill_him_self kill_her_self throw.himself/herself`,
    saved:
      'saved saving stockpil* hoard* collected collecting stashed stash_of counting saved_up put_by stored',
    farewell: `goodbye.letter/letters/note/notes/message/messages/video suicide.note/letter/letters/pact farewell.letter/note letters_are_written notes_are_written written_the_letters written_letters_to written_my_letters goodbye_everyone goodbye_world last_night_alive last_night_on_earth last_message final_message my_funeral..planned by_the_time_you_read when_you_read_this..gone/dead left_a_note following_her following_him ill_follow..her/him join_her_soon be_with_her_soon follow_her follow_him follow_my.wife/husband going_after_her join_my.wife/husband be_with_my.wife/husband..soon see_her_again_soon follow_margaret joining_her joining_him be_joining.her/him/mum/dad/my join.mum/dad/grandma/grandad/nan..soon`,
    work: 'research uni study boss team work job colleagues drink ~alcohol employer clients classmates shift',
    betterDead: `better_off...dead/if_i_die/when_im_gone better_off_with_me_dead better_off_if_i...dead/died/die worth_more_dead better_off_without_me...dead/die/pills/rope/plan/date/kill better_off..if_i..wasnt_alive/werent_alive/died/was_dead/wasnt_here better_off..without_me..pills/rope/plan/date/kill/alive`,
    insurance: 'insurance life_cover pays_out payout',
    die: 'die dead death be_gone dying kill_me lethal end_it sleep_forever',
    date: 'date picked_the_date picked_a_date set_a_date decided_when know_how_and_when know_when_and_how friday_its #_th its_the_# after_christmas chosen_the_day picked_the_day decided_the_day know_where day_picked date_set ',
    exam: 'exam exams deadline interview wedding course application phone battery laptop',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> insulin pills tablets zoloft',
    howDie: `painless/painlessly/quickest/easiest/best/fastest/least_painful/peaceful...die/dying/kill_myself/end_it/suicide how/ways/way...die/kill_myself/hang.myself/end_my_life..without/painless*/quick*/fast/easily how.many/much..<drugName>...kill.me/die/kill_myself/lethal/fatal/end_it how_many..pills/tablets/paracetamol...kill/die/fatal/lethal what_dose...lethal/fatal/kill least_painful_way slit_your_wrists how_to_die hang_yourself way/ways/methods/best_place..kill_myself/end_my_life/end_it_all look*_up..kill_myself/suicide google*..kill_myself/suicide/dose research*..kill_myself/suicide`,
    crash:
      'drive/driving/crash/crashing/steer/swerve...into.a/the/oncoming.tree/wall/truck/lorry/traffic/bridge/pole driving/drive/crash/crashing...into.a/the/oncoming let_go_of_the.wheel/steering close_my_eyes_and..drive/wheel turn_the_wheel yank_the_wheel swerve_into..anything pull_the_wheel oncoming_lane oncoming_traffic',
    end: 'over end it_all over_for_good finished kill no_more be_done be_over_with just_stop think_it_every',
    rope: 'rope noose belt_round ',
    ropeUse:
      'neck ready tied tie tonight attic ceiling beam tree bought garage hang hanging use_it loft made shed where tied_it knot is_on standing_on chair boot barn backyard back_of_the stairs banister bannister woods trunk up_there checked_the_beam',
    boat: 'boat climbing dog swing printer patient tow learning learn course skipping',
    neck: 'round_my_neck around_my_neck on_my_neck my_neck neck',
    gun: 'gun pistol rifle shotgun revolver firearm glock handgun',
    gunUse:
      'head mouth temple end_it end myself finish loaded tonight lap pull_the_trigger my_head goodbye done die on_myself on_meself chin',
    hunt: 'hunting glue nail heat water toy museum film shoot_him shoot_my nerf clay',
    head: 'head mouth temple skull face chin',
    jumpTrain: `jump/throw/throwing/step/stepping/walk/walking/run/lie/lying/chuck/fling/hurl..in_front.of/under/into.a/the/an..train/tube/bus/lorry/truck/traffic/car/metro throw/throwing/chuck..myself_in_front.of/under/off/onto..train/tube/bus/lorry/truck/traffic/car/bridge/roof/tracks/balcony/cliff/metro myself_in_front.of/under/off myself_in_front`,
    height:
      'bridge roof rooftop ledge balcony cliff building car_park multi_storey windowsill window_ledge overpass viaduct parapet th_floor floor window railing edge dam pylon crane carpark multistorey multi_story parking_structure parking_garage roof_of flyover',
    jump: 'jump jumping let_go letting_go throw_myself step_off going_over go_over ',
    onHeight:
      'on/at.the/a..bridge/roof/rooftop/ledge/balcony/cliff/railing/parapet/edge/windowsill window_ledge on_the_window..ledge on_top_of.the/a.building/car_park/carpark/roof/multi on/up_on/at.the.roof/rooftop/ledge/overpass/bridge..of carpark_roof top_floor_of_the on_the_edge_of.the/a.roof/bridge/cliff/multi/building/platform',
    lastly:
      'let_go letting_go jump jumping goodbye thank_you end it_stops step_off fall drop sorry_mum wanted_to_say',
    onTrack:
      'standing/sitting/lying/stood/sat/laid/lay..tracks/rails/track/railway waiting_for_the..train_to_hit im/am/sitting/standing/lying/stood/sat/laid/lay/laying/walking..on_the.tracks/rails/railway/track sitting/standing/lying/stood/sat/laid/im..on_the_train_tracks',
    cutSelf: `cut/cutting/cuts/slice/slicing/slash.myself cut_my_self started/keep/kept/been/stop/start.cutting..again/my/since/myself/when/because/every/at_night cant_stop_cutting again_cutting cut/cutting/slice/slicing/carve/carving/stab/scratch/scratching/slashed/slashing/slit/sliced..my..arm/arms/wrist/wrists/legs/leg/thighs/thigh/skin/stomach/forearm/forearms/hip/hips/ankles/body relapsed..cutting urge_to_cut im_cutting_again cutting_again arms/legs/thighs/wrists.are..covered/full..cuts/scars`,
    cut: 'cut cutting cuts slit',
    selfHarm: 'self_harm* selfharm* self_injur* self_harm self_harming self_injury',
    hurtSelf:
      'hurt/hurting/harm/harming/injure/injuring/punish/punishing/burn/burning/burned/burnt/hit/hitting/punch/punching/bite/biting/scratch/starve.myself punch.walls/the_wall',
    purpose:
      'on_purpose deliberately purpose intentionally to_punish to_feel to_cope so_i_feel until_i_feel till_i_feel until_it_hurts till_it_bleeds until_it_bleeds til_it_bleeds calms_me only_thing_that_helps feel_something takes_the_edge so_i_can_feel',
    burn: 'burn burning burned burnt burns',
    burner: 'cigarette* cigarettes lighter matches fag fags iron_on hot_iron lit cig ciggie hot_spoon',
    limb: 'arm arms wrist wrists leg legs thighs thigh skin stomach forearm myself hand hands',
    self: 'myself',
    wall: 'wall floor door desk',
    blood: 'blood bleeds bleeding bleed bruise* until_i_see lump',
    cutsThem: `cut/cuts/cutting/harm/harms/harming/hurts/hurting/burns/burning.herself/himself/themselves self_harm* selfharm* cuts/cutting.her/his/their..arms/legs/thighs/wrists/skin cutting_again cuts_all_up fresh_cuts cuts_up_her_arm`,
    woundsSeen:
      'found/saw/seen/noticed/fresh/hiding/covered...cuts/scars/burns/blades/razor/razors cuts_all_up cuts_on cuts..arm/arms/legs/thighs/wrists',
    slit: `slit/slitting/cut/cutting/open/opened/opening/slash/slashed/slashing..my.wrist/wrists/veins/throat slit_wrists cut_my_own_wrists cut/slit/sliced/opened..wrist/wrists/veins..open`,
    bleed:
      'bleeding bleed blood_everywhere so_much_blood wont_stop_bleeding blood_wont_stop blood pouring too_deep so_deep really_deep stitches_now spurting spurt squirt* gushing soaked',
    blade: 'razor razors blade blades knife scalpel scissors glass_shard stanley',
    wrist: 'wrist wrists veins vein my_arm throat',
    ...EN_CARE,
    ...EN_ACTS,
  },
};
