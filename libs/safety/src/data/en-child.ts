import type { Signs } from './table.ts';

export const EN_CHILD: readonly Signs[] = [
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..3 lock*|chain*|tie*|tied|trap* ..1 us|me|my|her|him|the|them ..3 basement|cupboard|closet|room|shed|garage|cellar|attic|outside : dad locks us in the basement
      <adult> ..5 ask*|sent|send*|show*|make*|want* ..3 nudes|porn|pics|photos|naked|undress|sex|touch ..4 : my teacher asked me for nudes
      <adult> ..5 touch*|fondl*|grop*|molest*|rape*|kiss*|undress*|watch* ..2 me|my|her|his|us|them : my uncle touches me when he stays over
      im|i_am|age|aged|only 8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen & <adult> & touch*|hit*|hurt*|beat*|naked|pics|nudes|room|bed|secret|scared|drunk|weird|meet|belt|lock*|photos|bedroom|sends|slap* : im 13 and my uncle touches me
      <adult> ..3 comes|came|come|gets|climb*|sneaks ..2 in|into|to ..1 my|her|his ..1 bed|room|bedroom|shower ..3 night|touch*|at|when : he comes into my bed at night
      <adult>|i ..5 hit|hits|beat|beats|beating|slap*|punch*|kick*|shak*|shook|burn*|whip*|strangl*|chok*|starv*|throw*|smack*|belt*|lock*|hurt*|abus*|rape*|molest* ..4 <child> : my stepdad hits my little brother with a belt
      shook|shaken|shaking|shake|dropped|smother*|threw|slapped ..2 <child>|him|her & baby|quiet|limp|crying|breath*|cry|stop : i shook the baby, hes gone very quiet
      left|leave*|leaves|leaving|alone & <child> & night|nite|alone|own|hours|days|crying|car|locked|all_day|unsupervised|house & alone|own|crying|hours|nobody|locked|by : they leave their toddler on her own all night
      <child> & bruise*|burns|marks|belt|welts|cigarette|black_eye|scared|starv*|hungry|locked|filthy & stepdad|dad|mum|mom|father|mother|neighbour*|parents|boyfriend|uncle|he|she & hit*|beat*|every|says|told|did|screams|again|lock*|no_food|days|whip* : the kid has burns and says her dad did it
      screaming|screams|crying|begging|yelling & <child> & neighbour*|next_door|upstairs|downstairs|flat|wall|hear & hit*|beat*|stop|please|again|now|hurt*|bang* : i hear the child next door screaming please stop
      someone|man|guy|he|stranger & online|asks|asking|wants|sends|asked|send|sent|makes & nudes|naked|pics|photos|meet|secret|videos & im|13|12|14|11|10|15|daughter|son|kid|child|sister|years : a man online asks for nudes and im 12
      no|havent|nothing|not ..2 food|eaten|eat|heating|fed & mum|mom|dad|parents|brother|sister & days|gone|left|back|since|drunk|week & im|brother|sister|kids|me|us|we : mum hasnt been home for days and there is no food for my brother
      sexual*|molest*|inappropriate* ..3 abus*|touch*|assault*|me|child|kid|daughter|son|her : she was sexually abused`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <child> ..4 hit|hurt|beaten|slapped|neglected|abused|molested|touched|starv*|crying|screaming ..5 again|every|daily|parents|dad|mum|mom|teacher|night|home : the kid next door is screaming every night
      neighbour*|neighbor*|parents|teacher|coach|uncle|someone ..4 hits|hit|beats|hurts|hurt|abuse*|touch*|yells|screams|shak* ..3 <child> : i think my neighbour hits her kids
      <not> ..2 want|wanna|like|go|allowed ..2 go|going|be ..2 home|dads|moms|mums|his_house : i dont wanna go home after school
      scared|afraid|hate ..3 go|going|being|be ..1 home & school|dad|mum|mom|parents|stepdad|cant|im : im scared to go home after school
      <child>|student|pupils|niece|nephew & bruise*|flinch*|marks|burns|cuts|hungry|dirty|scared|cries|wets|withdrawn|limp* & home|dad*|mum*|mom*|comes|every|always|back|parents|again|school|probably|weekend|stays|arm*|stepdad : my niece has bruises every time she comes back from her dads
      <child> ..6 afraid|scared|terrified|frightened|flinches ..3 of|when|to ..4 dad|father|mum|mom|mother|stepdad|uncle|him|home|go|her : my son is scared of his stepdad
      <adult> ..3 said|says|told|makes|asks ..3 keep|our ..2 secret|tell_anyone|tell_anybody : he said to keep it our secret
      lose|losing|lost|snap* ..2 it|temper|control|patience & baby|kid*|child*|son|daughter|toddler & scared|hit|hurt|afraid|might|going|shak*|scream*|shout* : i lose it with the baby and im scared i hit her
      baby|toddler|newborn & crying|cries|screaming|stop & hurt|shake|throw|cant_take|snap|harm|scared_of : baby wont stop crying and i want to shake him
      mum|mom|dad|parents|stepdad & drunk|drinks|high|fight*|hits|scream*|gone|throw* & brother|sister|im_#|school|room|hide|homework|little & every|always|again|cant|scared|night|me : dad drinks every night and i hide in my room with my sister
      child abuse|neglect|protection : child neglect`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|guy|stranger|teacher|priest|brother|grandpa|granddad|family_friend ..5 touch*|fondl*|grop*|molest*|rape*|kiss*|undress*|rub*|lick*|put_his|expos*|flash* ..3 me|my|her|his|us|them|private*|down_there|leg*|thigh*|chest|underwear|between|himself|hand & im|i_am|child|kid|daughter|son|sister|brother|niece|nephew|school|bed|night*|secret|private*|down_there|dont_like|weird|<child>|<age>|says|room : the priest rubs my leg and says it is normal, i am 11
      im|i_am|age|aged|only|turned|just ..1 <age> ..12 touch*|hit*|hits|beat*|rape*|nudes|naked|belt|molest*|punch*|slap*|kick*|lock*|starv*|hurts|abus*|forces|burns|hungry|pregnant_by|bed_at_night|sex : i am 14 and mom burns my hand
      touch*|hit|hits|beat|beats|rape*|nudes|naked|belt|molest*|punch*|slap*|kick*|starv*|hurts|abus*|forces|burns ..14 im|i_am|age|aged ..1 <age> : dad beats me i am only 11
      secret|game|special|our_little|tell_anyone|tell_mum|tell_mom|tell_nobody|not_tell|tickl*|massage|bath|lap|present* & <adult>|grandpa|granddad|brother|babysitter|man & touch*|undress*|bed|naked|private*|kiss*|game|clothes_off|down_there|pants & me|my|i|her|him|his|daughter|son|sister|niece|us|kid : grandpa plays a secret game in bed with my sister
      <child> ..6 said|says|told|tells|telling|whisper*|drew|drawing|draws|showed|describ*|asked ..9 touch*|naked|private*|down_there|secret_game|kiss*|undress*|raped|hit*|beats|belt|hurts_me|hurt_her|hurt_him|locks : my daughter told me coach touched her down there
      <child> ..8 <injury>|scald*|cuts|broken_arm|finger_marks|hand_mark|red_marks|limp* ..9 dad*|mum*|mom*|stepdad|parents|boyfriend|hit*|belt|hits|beat*|uncle|babysitter|nursery|fell_again|from_home : the boy has a handprint on his cheek from stepdad
      <adult>|<lovers>|neighbour*|neighbor*|parents|sister|couple|upstairs|next_door|brother ..6 <hits>|kicks|shakes|whips|starves|locks|burns|slaps|throws|threw|bites|drags|ties|screams_at|scream*_at|abuses|neglects ..4 <child>|her_kid*|his_kid*|their_kid*|her_son|her_daughter|his_son|his_daughter|little_one*|little_boy|little_girl|stepson|stepdaughter|grandson|granddaughter : my sister slaps her toddler
      i|ive|ill|i_just|have ..3 hit|slap*|smack*|shook|shov*|threw|thrown|grabbed|hurt|kick*|spank*|squeez*|yank*|choked|pushed|punched|burned|dropped|whacked|bruised|bit ..4 <child>|my_boy|my_girl|my_little|stepson|stepdaughter|the_boy|the_girl|my_eldest|my_youngest|my_4|her_so_hard|him_so_hard : i grabbed my daughter so hard she has bruises
      <child>|brother|sister|we|twins|us|little ..7 <not>|nothing|no ..2 food|eaten|eat|fed|dinner|heating|electricity ..9 days|gone|left|mum|mom|dad|parents|drunk|week|yesterday|since|asleep|alone|monday|friday : we got nothing to eat since mom left
      mum|mom|dad|parents|mother|father ..7 gone|left_us|hasnt_been|havent_been|hasnt_come|havent_come|not_come|not_been|disappeared|passed_out|wont_wake|in_rehab|went_away|away ..12 days|alone|hungry|food|brother|sister|nothing_to_eat|eat|look_after|weeks|by_ourselves|baby & im|i|we|us|me|my : dad hasn't come home and i look after my brother alone
      <child>|grandkids|twins|6_year_old|5_year_old|4_year_old|3_year_old|2_year_old ..7 alone|by_himself|by_herself|by_themselves|on_their_own|on_her_own|on_his_own|unsupervised|locked_in|locked_out|in_the_car|unattended ..9 night*|hours|all_day|every|days|car|cry*|scream*|pub|party|neighbour*|again|weekend|heat|flat|house|mum|parents : kids next door are by themselves all weekend
      <adult>|guy|man|someone|stranger|dude|friend|person|he ..8 online|discord|snap|snapchat|insta*|roblox|tiktok|chat|game|whatsapp ..14 nudes|naked|pics|photos|cam|webcam|underwear|bra|sexy|video*|body|meet_me|meet_up|hotel & im|daughter|son|sister|brother|kid|niece|me|child|<age> : a guy on roblox wants pics from my daughter
      nudes|naked|pics|photos|video* ..9 leak*|share*|post*|send|blackmail*|threat*|pay|spread*|everyone & im|daughter|son|school|class|<age>|minor|kid & threat*|blackmail*|pay|leak*|or_he|unless|if_i|more|share : he will leak my pics unless i send more, im 15
      cry*|scream*|beg*|yell*|thump*|bang* ..8 <child>|little_girl|little_boy ..12 neighbour*|next_door|upstairs|downstairs|wall|flat|again|every_night|stop|hit*|slap*|belt|parents : hear crying, the little girl upstairs begs to stop`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <child>|student|pupil* ..9 <injury>|flinch*|cower*|wince*|limp*|wets|wet*_the_bed|wets_herself|wets_himself|nightmares|always_hungry_and|starving|dirty|filthy|no_coat|barefoot|smell*|withdrawn|private*|down_there|steals_food|same_clothes|scared|terrified|afraid|self_harm*|unwashed|thin|underwear|wont_talk|hoard*|steal*_food : a pupil in my class is always hungry and dirty
      <injury>|flinch*|cower*|hungry|starving|barefoot|underfed|neglect* ..9 <child>|student|pupil*|school|class : saw welts on a boy in my class
      <not>|<fear>|hate|dont ..5 want|go|going|be|getting|like|wanna ..4 home|house|dads|moms|mums|his_place|to_school|flat & dad*|mum*|mom*|stepdad|school|he|she|parents|hit*|trouble|report|grades|beat*|uncle|belt|mad|angry|drunk|shout*|say|why|him|her : i'm scared to be home with stepdad
      <child> ..9 <not>|scared|afraid|terrified|refuses|cries|begs|hides|screams ..6 go|home|stay|see|visit|back|dad*|mum*|mom*|him|her|weekend|alone|babysitter|nursery|uncle|grandad : she cries, my kid begs not to stay at her dads
      lose|losing|lost|loses|snap*|cant|about|close|scared|afraid|might|nearly|almost|want|worried|could ..8 baby|toddler|kid*|child*|son|daughter|newborn ..8 hit|hurt|shak*|smack*|slap*|throw|snap*|scream*|shut_up|harm|smother|drop|shout*|screaming|temper|strangle|crying|anymore : i can't take it, the baby and its screaming
      hit|hurt|shak*|smack*|slap*|throw|smother|harm|drop|shout*|scream*|yell* ..6 baby|toddler|kid|kids|child|children|son|daughter|newborn & scared|afraid|might|nearly|almost|want|wanna|cant|lost|lose|temper|again|guilty|hate|too|worried|sorry|keep|stop : i nearly shout and shake the kids
      <adult>|teacher|coach|man|neighbour*|babysitter|stepdad|uncle ..7 creep*|weird|uncomfortable|inappropriate*|stares|stare|messages|texts|alone_with|gifts|presents|lifts|secret*|walks_in|comments|hugs|follows & me|daughter|son|kid|sister|her|girls|boys|class|<child>|body|shower : the coach gives lifts and presents to girls and it feels weird
      im|i_am|only|age|aged ..1 <age> ..14 scared|alone|afraid|hungry|drunk|drinks|runaway|run_away|ran_away|nowhere|kicked_out|scream*|fight*|hate|sleeping|violent|secret|cry*|hurt*|trouble|unsafe|homeless|older_guy|online|met|knife|yell* : im 12 and alone at home every night
      scared|alone|afraid|hungry|drunk|run_away|ran_away|kicked_out|hurt*|older|homeless|yell*|scream* ..14 im|i_am|only ..1 <age> : ran away from home i am 15
      mum|mom|dad|parents|stepdad|mother|father ..6 drunk|drinks|high|fight*|scream*|shout*|throw*|hits|hurt*|yell*|lock*|passed_out|drugs|angry|violent|kick*|hate*|ignore*|forget*|threat*|slap*|smack*|beat* ..10 me|us|brother|sister|school|room|night|again|every|always|out|my|food|each_other|homework : my parents fight and mum screams at us every night
      neighbour*|neighbor*|next_door|upstairs|downstairs|parents|couple|flat ..9 <child>|kids|baby ..10 scream*|alone|hit*|hungry|dirty|hurt*|bruise*|locked|beg*|beat* : upstairs the baby is screaming all night
      run_away|running_away|ran_away|runaway|kicked_out|threw_me_out|thrown_out ..9 home|parents|dad|mum|mom|school|stepdad|tonight|nowhere|bag|street : thinking to run away from home tonight
      <child> ..8 abus*|neglect*|molest*|groom*|mistreat*|beaten|harmed|in_danger|unsafe|not_safe|exploit* : i fear the kid is being mistreated
      secret|tell_anyone|tell_anybody|tell_mum|tell_mom|promise ..8 touch*|game|between_us|dont_tell|not_tell|not_to|trouble|bad|angry|hurt & uncle|dad|stepdad|grandpa|coach|teacher|he|man|cousin|brother|babysitter : uncle made me promise not to tell_anyone`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|brother|sister|they|parents|stepbrother ..5 stub*|put*|press*|burn*|keep*|kept|lock*|chain*|tie*|shut|sleeps|hold* ..6 cig*|fag*|cellar|basement|cage|shed|cupboard|attic|cold_water|underwater|iron|radiator|dog_crate|crate ..9 <child>|little_one|him|her|boy|girl & <child>|little_one|bed|kid|cry*|wall|toddler|hear : they lock him in the shed when the boy cries
      <adult>|brother|sister|they|parents ..4 keep*|kept|lock*|chain*|tie*|shut|hold* ..3 <child>|little_one|him|her ..4 cellar|basement|cage|shed|cupboard|attic|dark|outside|balcony|crate : they keep the kid in the attic`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      angry|furious|mad|rage|livid|temper|overwhelmed|scream* ..4 with|at|my ..3 <child>|kids|baby|little_one & before|might|hit*|leave_the_room|walk*|scared|something|hurt*|control|hands|afraid|regret|shout*|slam*|shake : so mad at my baby i put him down before i hit
      baby|newborn|toddler|infant|child|son|daughter ..12 pillow|smother*|window|drown*|bath|stairs|throw*|shake|shaking|knife|drop* & thought*|think*|imagin*|scare*|fright*|afraid|pictur*|urge*|intrusive|want|could|screaming : thoughts of dropping the baby down the stairs
      pillow|smother*|drown*|throw*|shake|shaking|drop* ..12 baby|newborn|toddler|infant & thought*|think*|imagin*|scare*|fright*|afraid|pictur*|urge*|intrusive|want|could|screaming|cry* : i picture to throw the baby
      <adult>|they|neighbour*|parents|brother|sister|couple ..9 <child>|little_one|baby ..9 hurt*|cry*|scream*|hungry|alone|lock*|bruise*|hit*|burn*|scared|dirty|cellar|shout*|shak*|naked|touch*|beg*|beat* : my cousin has her kid locked in
      <child>|little_one|pupil*|student ..9 <fear>|hurt*|cry*|hungry|alone|lock*|bruise*|hit|hits|burn*|dirty|naked|touch*|beg*|beat*|food|unsafe|secret & <adult>|home|house|neighbour*|next_door|mum*|mom*|dad*|parents|stepdad|they|he|she : little_one is hungry at mum's house
      <adult>|guy|man|he|stranger|someone ..9 secret*|pics|photos|alone|meet|touch*|gift*|naked|kiss* ..9 me|daughter|son|kid|sister|brother|child|<child> & school|<age>|minor|secret*|online|uncomfortable|weird|dont_tell|parents|young|kid|child|daughter|son|nobody|scared : a man wants to meet my daughter alone, secret from parents`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|cousin|brother|man ..5 makes|made|forces|forced|wants|tells|told|asks|asked ..3 me|her|him|us ..12 clothes_off|undress|naked|porn|videos_with|touch*|lap|kiss*|sex : my cousin makes me take my clothes off
      burnt|burned|burns|burn|scalded|branded ..3 my ..1 sister|brother|little|hand|hands|arm ..5 iron|cigarette*|stove|lighter|water|hob|candle|kettle : he burnt my sister with the iron`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <child>|kids ..9 on_his_own|on_her_own|on_their_own|by_himself|by_herself|alone|outside|unaccompanied ..9 night|dark|every|11|midnight|late|hours|bus|street|cold|again : a child by himself on the street at night
      <child>|kids ..9 every_night|at_night|midnight|dark|late|cold ..9 on_his_own|on_her_own|on_their_own|by_himself|by_herself|alone : a kid at the stop every_night on his own
      belt|stick|slipper|cane|wooden_spoon|strap ..9 <adult>|dad*|mum*|mom*|home|again|report|grades|door|waiting|night|school : the belt is waiting, dad knows my grades
      <adult>|dads|mums|moms ..3 belt|stick|slipper|cane|strap|wooden_spoon : dad's belt`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      im|i_am ..1 <age> & nobody_is_home|no_one_is|nobody_home|home_alone|by_myself|on_my_own|mum_left|mom_left|dad_left|no_food|cant_go_home|nobody & home|food|until|till|days|night|mum|mom|dad|help : im 9 and nobody is at home till sunday`,
  },
];
