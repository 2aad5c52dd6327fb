import type { Signs } from './table.ts';

export const EN_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      son|daughter|grandson|granddaughter|stepson|brother ..6 <hits>|shoves|pushes|threatens ..1 me ..1 & money|drugs|adult|drunk|scared|police|blood|knife|#10|fists|punch* ..1 !chess + my 22 year old son punches me when i dont give him money - my son beats me at chess
      his|her fists|fist|belt|punches|slaps ..6 & husband|boyfriend|partner|ex|drinks|drunk|me|i & get|take|taking|end_up|black_eye|eye|bruise* + since he drinks i get his fists, my eye is still shut - his fists are big
      <partner> ..3 knocked|smashed|broke|chipped|cracked|split|busted ..2 my ..1 tooth|teeth|nose|lip|jaw|rib|ribs|arm|cheekbone|eye_socket|eardrum ..1 !football|rugby|bike + my husband knocked my tooth out with his fist - he broke my mug
      if_i ..3 leave|left|report|tell|go|divorce|dump ..4 kill|kills|burn|stab|shoot|find ..1 me|us|the_kids + he said if i leave he kills me and the kids - if i leave he will find a job
      ex|husband|boyfriend|partner|he|wife|girlfriend ..8 set|setting me|us on_fire|alight|ablaze + my ex keeps texting that he's gonna set me on fire - he set me a task
      ex|husband|boyfriend|partner|he|wife|girlfriend|hes ..5 says|said|texting|texts|text|threat*|keeps|swears|sends|messages|promised ..6 gonna|will|going_to|hell|shell|to ..1 kill|burn|stab|shoot|throw|slit|batter|bury ..1 me|acid|my_throat|us ..1 on_fire|over|up? ..1 !a_smile|a_party|some + my ex keeps texting that he's gonna set me on fire - my ex keeps texting that he's gonna set me a place
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
      being strangled|stabbed|beaten|choked|battered ..4 & scream*|hear|police|husband|boyfriend + she's being strangled by her boyfriend i can hear it - being beaten by a team now
      neighbour|neighbor|neighbours|neighbors|next_door|man|husband|boyfriend ..5 strangl*|stabbing|beating|battering|killing|choking|choked|stabbed ..4 wife|girlfriend|her|husband|mum ..1 !eggs|cards & scream*|hear|now|help|police|wall|thru|through ..1 + my neighbours being strangled by her husband right now i can hear her screaming - the neighbour is beating eggs with her mum
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
      bruises|marks ..3 all_over ..1 him|her|the_baby & baby|hits|toddler|child + she hits the baby, bruises all over him - bruises all over the apples
      <someone>|in_law ..3 hits|beats|slaps|punches|smacks|kicks the|a|her|his ..1 baby|toddler|newborn|little_one|child ..1 + my sister in law hits the baby, bruises all over him - hits the ball
      next_door|neighbour|neighbours|neighbor|neighbors|parents|mother|stepmum|father|stepdad|carer|nanny|childminder|ex|sister|they|husband|babysitter ..3 lock|locks|locked|ties|tied|tie|burns|burned|chains|starve|starves|lock_up ..2 little|kid|kids|boy|girl|child|children|baby|toddler|son|daughter ..5 shed|cellar|cupboard|balcony|room|chair|garage|food|bed|dark|attic|cigarette|iron|basement|hand ..1 !car|school + next door lock their little boy in the shed with no food - the neighbours lock the boys bike in the shed
      hand|hands|fingers ..1 up|down|in|inside|under my|her|his ..1 skirt|pants|knickers|trousers|top|underwear|pyjamas|bra & uncle|dad|stepdad|grandad|coach|teacher|brother|cousin|neighbour|he|man|tutor + my stepdad puts his hand down my pants - hands in his pockets
      makes|made|making|gets ..1 her|him|them|me do ..2 sex|sexual|dirty|things_in_bed|sexy + my niece told me her uncle makes her do sex things - made them do homework
      uncle|dad|stepdad|grandad|grandpa|coach|teacher|brother|cousin|neighbour|neighbor|priest|babysitter|brother_in_law|husband|boyfriend|tutor|man|in_law ..3 touches|touched|touching|fondles|fondled|gropes|molests|abuses|interferes ..2 daughter|son|niece|nephew|girl|boy|kids|children|boys|girls|pupils ..1 !shoulder|car|piano + my brother in law touches my daughter, shes 6 - the coach praised the kids
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
      burn|burning|torch ..3 house|flat|home ..2 down & inside|in_it|asleep|with_her|with_him ..1 & will|gonna|going|i|ill + i will burn her house down with her inside it - the barn burned down
      stab|stabbing|shoot|shooting|strangle|strangling|running_over ..2 <person> ..4 tomorrow|tonight|saturday|when_he|when_she|friday|monday|on_his_way ..1 !email|photo|film|paintball|video + tomorrow im stabbing my boss when he leaves, stabbing my boss tomorrow - shooting photos tomorrow
      put|putting ..1 a bullet|knife|blade ..2 in|into|through ..3 him|her|head|guy|boss|ex|them + im gonna put a bullet in that guy - put a bullet point in the list
      wait|waiting ..8 knife|gun|blade & kill|stab|him|her|neighbour|boss|ex ..1 & kill|stab + tonight i wait for my neighbour in the car park with a knife and kill him - waiting with a bat to play
      acid|petrol ..2 in|over|at|on|into ..3 face|him|her|eyes & throw|throwing|pour|chuck|gonna|going|will ..1 !station|serum + saturday im throwing acid in my exs face - going for an acid serum
      set|setting|torch|torching|burn|burning ..2 fire_to|light_to|down|alight ..1 my|the|his|her|their ..2 house|flat|car|place|shop|home & gonna|going|will|tonight|weekend|saturday|inside|tomorrow ..1 !log + this weekend im setting fire to my exs house with her inside - setting fire to the log in the house
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
];
