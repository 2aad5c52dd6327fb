import type { Classes } from '../pattern.ts';

export const CONCEPTS_EN: Classes = {
  exit: 'my_exit my_way_out final_exit exit_plan way_out_of_this final_solution easy_way_out only_way_out out_of_reasons no_reasons no_more_reasons run_out_of_reasons no_reason_left reasons_to_stay reason_to_stay',
  ghost:
    'already_gone already_dead like_a_ghost walking_dead dead_already dead_inside gone_inside not_really_here half_dead died_inside',
  promise: 'promise guarantee swear know sure',
  alive2: 'alive here_next still_here around_next be_here there_next living',
  heights:
    'train trains tracks bridge heights traffic knives window windows river lake rope ledge balcony rooftop',
  pull: 'one_step just_jump what_if calls_me calling_me pulls_me stare staring look_at jump_in step_in drawn walk_into let_go',
  ache: 'hurts_inside hurt_inside hurting_inside pain_inside so_much_pain unbearable_pain pain_is_too cant_bear pain_never pain_wont in_pain_all mental_pain emotional_pain',
  trappedIn:
    'trapped numb empty hopeless worthless helpless broken lost lonely suffocating desperate ashamed unloved unwanted alone abandoned',
  very: 'so completely totally utterly always all_alone feel feeling inside deeply just_so forever',
  relief2: 'relieved relief glad ok_with fine_with lucky wouldnt_mind happy_if',
  illness: 'terminal cancer tumour tumor diagnosis crash accident heart_attack killed hit_by not_wake',
  leaves:
    'everyone_leaves everybody_leaves everyone_left_me nobody_stays no_one_stays all_alone_in nobody_left i_have_no_one i_have_nobody no_one_to_talk nobody_to_talk no_one_left',
  unresponsive:
    'not_answer wont_answer not_answering doesnt_answer not_respond not_responding doesnt_respond wont_respond not_picking no_reply phone_off turned_off switched_off vanished disappeared missing',
  clue: 'roof bridge pills empty_packets packets note letter goodbye rope knife razor tracks cliff boxes last_text railing ledge',
  scald: 'boiling hot_water kettle scalding hot_oil hot_coffee acid scalded hot_iron ashtray',
  on: 'me us face arm him threw throws poured thrown over',
  late: 'home_by back_by late five_minutes_late not_home home_in_time come_home_late if_im_late',
  trouble:
    'trouble consequences punish* pay_for_it hell kicks_off angry furious row screams shouts or_else regret hit',
  keeps: 'keeps took takes holds hides has_my controls confiscated',
  own: 'bank_card passport phone keys salary wages documents papers license money purse pin birth_certificate id',
  lap: 'lap his_lap on_top_of clothes_off takes_my_clothes undress undresses naked bath_with in_the_bath private_parts kisses_me tickles_me touches cuddles rubs special_game our_game',
  grown:
    'uncle grandad grandpa stepdad babysitter coach teacher cousin dad neighbour brother priest man he his tutor stepbrother her',
  red: 'see_red seeing_red lose_it losing_it snap lose_control losing_control blind_rage rage blow_up explode',
  distrust:
    'dont_trust_myself cant_trust_myself not_trust_myself scared_of_myself afraid_of_myself scared_of_what afraid_of_what what_i_might what_i_could what_ill_do what_i_would hurt_someone hurt_him hurt_her around_him around_her hands_around',
  lurk: 'outside his_flat her_flat his_house her_house his_door her_door his_car her_car follow_him follow_her know_where waiting_for',
  tools: 'crowbar bat hammer knife gun lighter matches petrol gasoline axe brick bottle light_it',
  weapons: 'gun knife machete rifle pistol hammer axe crowbar bat petrol bomb',
  attack:
    'kill* murder* strangl* chok* stab* slaughter* suffocat* smother* poison* beat punch* kick* slap* headbutt* bury burying execute* behead* rape* molest* grop* batter* thrash* shoot shooting drown drowning hang hanging pushing throttle*',
  victims:
    'me us him her them my himself herself themselves kids baby mother_in_law someone somebody everyone people wife husband boss brother sister mum mom dad',
  stairs: 'stairs staircase wall balcony floor door window furniture',
  pushed: 'push* shov* threw throw* kick* drag* slam* knock* tripped',
  gore: 'bleeding blood bloody bruise* scars razor* blade* noose corpse self_harm* throat slit flinch* handprint welts concussion',
  heat: 'cigarette* lighter iron match candle stove cigar',
  skin: 'arm arms hand hands skin leg legs thigh* wrist* myself neck palm back stomach body',
  waste:
    'waste_of burden failure worthless mistake_that useless_to piece_of_shit piece_of_crap no_good_to disgusting garbage_human',
  oneself: 'i im me myself',
  improves: 'better improve improves change changes ok_again okay_again good_again easier happy',
  neverword: 'never nothing wont not cant',
  hopelesstail: 'is_it again anyway anymore for_me with_me ever get gets getting going for',
  picture: 'see picture imagine',
  later: 'next_year next_month christmas future tomorrow old summer in_a_year in_five_years spring',
  myselfw: 'myself me us',
  miss: 'miss need crave want love started stopped stop quit continue went_back',
  cutting2: 'cutting selfharm* self_harm* burning_myself hurting_myself sh the_blade bleeding',
  loud: 'raises_his_hand lift_my_hand raise_my_hand raise_your_hand raises_his_voice raises_her_voice slams_doors slams_the_door shouts screams yells gets_loud his_footsteps her_footsteps hear_his hear_her keys_in_the_door his_moods her_moods clenches',
  startle: 'flinch* jump freeze shake tremble hide duck scared afraid quiet curl tense panic',
  scary:
    'scary terrifying frightening different_person monster dangerous aggressive nasty violent mean unpredictable',
  drink: 'drinks drunk drinking had_a_few booze alcohol pissed wasted beer high vodka hungover',
  reads:
    'reads deletes blocks checks goes_through monitors answers installed logs_into took_over smashed broke hides',
  contacts:
    'messages contacts phone friends account emails location calls texts whatsapp password instagram laptop',
  wantme:
    'nobody_else_would nobody_else_will no_one_else_would no_one_else_will never_find_anyone youre_nothing_without im_nothing_without nobody_would_want_me no_one_would_believe nobody_believes nobody_would_believe',
  under:
    'under_my_skirt up_my_skirt in_my_pants down_my_pants under_my_shirt between_my_legs under_my_clothes in_her_pants up_her_skirt in_his_pants under_my_blanket my_private',
  hitsus:
    'hits_us beats_us slaps_us hits_my beats_my hurts_us hits_the_kids beats_the_kids hits_mum hits_mom beats_mum beats_mom hurts_my hits_my_brother hits_my_sister',
  hangself:
    'hang_himself hang_herself hang_themselves kill_himself kill_herself shoot_himself shoot_herself drown_herself drown_himself end_himself cut_himself cut_herself cuts_herself cuts_himself cutting_herself cutting_himself harming_herself hurting_herself hurting_himself',
  outofway:
    'out_of_everyones_way out_of_the_way_for_good last_month last_week_on last_year_for not_make_it_to_the not_survive wont_survive not_be_a_problem no_longer_a_problem gone_for_good rid_of_me without_me_around rest_of_you',
  living:
    'living_for live_for stay_for alive_for why_do_i_live why_am_i_alive why_bother_living why_even_live what_am_i_for why_carry_on',
  wokeup: 'never_woke not_woken didnt_wake dont_wake never_wake not_wake wouldnt_wake',
  exist:
    'exist* alive be_here being_here be_around being_around here_anymore wake_up waking_up get_up getting_up be_born born breathing go_on be_there ' +
    'stay_alive keep_living',
  reach: 'make reach be see still there get survive live last around',
  feast:
    'christmas xmas new_year winter summer spring birthday 30 40 25 next_year easter end_of_the_year graduation thanksgiving',
  unsure: 'know sure if whether think doubt see dont',
  owndeath:
    'im_dead im_gone i_am_dead i_die i_died my_death my_funeral my_grave my_body my_corpse my_ashes my_obituary ill_be_dead my_own_death i_was_dead i_were_dead',
  place: 'bridge quarry cliff cliffs tracks roof ledge platform railing overpass viaduct rooftop railway',
  brinks: 'edge stand standing stood sit sitting step over jump lean tonight last drive looking railings',
  better: 'better easier favour favor relief happier best',
  gone: 'gone dead didnt_exist wasnt_here disappeared never_existed werent_here left_this_world died without_me',
  life: 'life living',
  toomuch:
    'too_much too_hard too_heavy too_painful too_big unbearable worthless sucks over pointless not_for_me',
  nobody: 'nobody no_one noone none who not_one not_a_soul',
  loves: 'loves love needs need wants want cares care likes misses miss come remember visit notice',
  speaker: 'me i my im',
  bye: 'goodbye goodbyes farewell bye say_bye said_bye',
  everyone: 'everyone everybody all family friends friday tonight over forever kids',
  sleep: 'sleep fall_asleep rest',
  forever: 'forever for_good eternally and_thats_it and_never never_again for_ever',
  doit: 'do_it_tonight do_it_now before_i_do_it going_to_do_it gonna_do_it thats_it_for_me i_will_do_it ill_do_it do_something_to_myself do_something_stupid end_this',
  noend: 'no_end no_light only_darkness nothing_but_darkness everything_is_dark so_dark all_black',
  limb: 'wrist wrists arm arms thigh thighs legs leg veins forearm skin',
  wound:
    'cut cuts cutting bleed bleeding bled slashed slit sliced scratch scratching carved scars stitches glass',
  blades: 'blade blades razor razors glass box_cutter scalpel',
  again: 'again back started used use keep using relapsed return cutting',
  broke:
    'broke broken slammed smashed split knocked cracked fractured dislocated twisted banged burst kicked punched grabbed pulled',
  facepart: 'nose rib ribs jaw tooth teeth head arm wrist lip face neck eye hair finger skull cheek',
  they: 'he she hes shes bf gf husband wife dad mum mom ex boyfriend girlfriend partner stepdad brother',
  ofme: 'my me',
  angryif:
    'gets_angry gets_mad gets_jealous goes_crazy goes_mental freaks_out flips loses_it kicks_off goes_mad gets_furious gets_violent sulks_for_days punishes_me hits_the_roof',
  if: 'if when whenever every_time because',
  allow: 'allowed allow allows let lets permitted permission',
  private:
    'account card money phone friends job keys car bank family out clothes work cash internet wifi passport doctor sister',
  track:
    'tracker tracks tracking follows following stalks stalking shows_up spies gps spying spyware watches',
  where: 'everywhere car phone work house home location messages me',
  throwsthings:
    'throws_plates throws_things throws_stuff throws_dishes breaks_things breaks_my smashes_plates throws_chairs throwing_plates and_throws',
  stepadult:
    'stepdad stepfather stepbrother uncle dad father grandad grandpa cousin teacher coach stepmum moms_boyfriend mums_boyfriend brother priest',
  comes: 'comes came gets climbs sneaks lies enters',
  bed: 'my_room my_bed my_bedroom the_shower my_shower to_my_bed her_room her_bed his_bed while_i_sleep',
  little: 'kid kids child baby toddler son daughter boy girl infant',
  dose: 'medicine syrup pills meds bottle tablets drops dose bleach detergent battery weed edible calpol',
  overmuch: 'wrong whole too_much too_many all swallowed ate drank double overdose',
  notwake:
    'not_waking wont_wake not_wake cant_wake not_breathing isnt_breathing blue limp unconscious slurring',
  afraid: 'afraid scared terrified worried frightened fear',
  willhurt: 'hurt hit shake smack harm hurting kill strangle snap_at',
  person:
    'kid kids child baby son daughter someone somebody wife husband partner mum mom brother sister people him her them',
  smashing: 'smash beat bash punch break strangle hurt stab crush slice',
  target:
    'his_face her_face his_head her_head their_face him_until her_until his_skull his_teeth him_up her_up his_neck her_neck his_throat',
  guns: 'gun rifle pistol knife bomb machete weapon petrol',
  crowd: 'class school show all office work them everyone mall church bus laugh laughing pay sorry',
  killall:
    'kill_them_all kill_everyone kill_all kill_that kill_this_guy murder_them murder_everyone shoot_them shoot_everyone kill_the_bastard take_them_all_with_me',
};
