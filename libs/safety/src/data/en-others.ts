import type { Signs } from './table.ts';

export const EN_OTHERS: readonly Signs[] = [
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      planning|plotting|gonna|ready ..2 to? <harm> ..2 <them> : planning to poison my husband
      im|i|ill|i_will|imma|ima|we ..2 <plan> ..3 <harm> ..2 <them> : im going to kill him tonight
      im|i|id|ill|going|gonna|want*|wanna ..3 <harm> ..2 <them> ..4 <soon>|when|knife|gun|dead|swear|for|hammer : i want to stab him tonight
      got|have|bring*|bought|taking|take|carry*|packed|hid* & <weapon> & school|work|pay*|him|her|them|laughing|sorry|regret|office|church|everyone|they : got a knife in my bag and he will pay
      run|running|drive|driving|mow* ..3 him|her|them|people|crowd|over|into_them|into_him|into_her ..3 over|down|with|when & im|ill|gonna|going|car|when|want|ex : when she walks out im running her over
      burn|blow|set|torch|shoot ..5 house|place|school|office|building|flat|car|church|mosque|synagogue ..3 down|up|fire|inside|with|them? & im|ill|gonna|going|want|with|inside|petrol|them|they|tonight : im gonna burn the house down with them in it
      shoot|shooting|stab|bomb|attack|massacre ..2 up|at|my|the ..2 school|class|office|work|mosque|church|synagogue|crowd|mall|everyone : shoot up my school
      put|slip|mix ..5 poison|pills|rat|bleach|antifreeze ..4 food|drink|coffee|tea|his|her|their|dinner|in : put poison in his coffee
      make|making ..2 him|her|them|everyone ..2 pay|bleed|suffer|regret|disappear & knife|gun|tonight|tomorrow|know_where|plan|dead|weapon|waiting : gonna make him pay tonight
      waiting|parked|outside|follow* & ex|his|her|him|house|work|place & kill|run|knife|gun|hurt|dead|pay|over|bat : parked outside my ex's work with a bat`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      violent|murder*|homicidal|dark thoughts|urges|fantasies|feelings & him|her|them|about|brother|boss|mum|mom|kid*|baby|people|someone : violent thoughts about my brother
      kill|murder|strangle|stab|shoot|poison|drown|suffocate|smother ..2 him|her|them|boss|ex|husband|wife|brother|sister|baby|everyone|someone|somebody|people|kids|classmates|coworker : strangle my coworker
      knife|gun|weapon|axe ..5 him|her|them|school|sleep*|throat|revenge : a gun to school
      keep|thoughts|imagin*|pictur*|thinking|fantas*|dream*|think|urge*|scared|afraid|intrusive|visions|feel_like|want|wanna|could ..5 <harm>|hitting|killing|smothering|drowning ..2 <them>|baby : i keep picturing hurting my boss
      gonna|going|will|might|could|about|ill|i ..3 snap|explode|lose_it|lose_control|do_something_bad|do_something_stupid|blow|go_off & somebody|someone|hurt|people|regret|him|them|her|scared|one_day|everyone|dead|day : one day im gonna snap and somebody will get hurt
      somebody|someone|people|they|he|she|they_will|hell|shell|everyone ..4 get_hurt|going_to_die|gonna_die|will_pay|be_sorry|deserves_to_die|deserve_to_die|will_regret|pay_for|should_die|gets_hurt : they will pay for what they did
      i|id|could|will|gonna|want|wanna|ill ..3 <harm> ..2 him|her|them|someone|somebody|people|everyone|that : i could kill him
      wish|hope|want ..3 he|she|they|him|her|them|everyone|boss ..2 dead|die|dies|died|suffer* : i wish he was dead
      revenge|vengeance|payback ..6 knife|gun|him|her|them|plan|die|blood : revenge on them
      scared|afraid|worried ..5 hurt|kill|attack|what ..2 someone|somebody|him|her|them|i_might_do|i_could_do|people|baby : afraid that i hurt someone
      weapon*|gun|machete & think*|buy|get & him|them|people|revenge|pay : thinking of a gun for them`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      ill|im|ima|imma|i|i_will|we|were ..4 going|gonna|will|gunna|about|want*|wanna|plan*|ready|ill|gotta|need|swear|decid*|might|could|imma ..5 <kill>|burn|hurt|attack|behead|slit|smash|beat|batter|torch|bomb|gas|finish|end|gut|skin|butcher|snap|break|bash|execute|push ..3 him|her|them|everyone|everybody|someone|people|boss|ex|wife|husband|dad|mum|mom|stepdad|brother|sister|neighbour*|neighbor*|teacher|manager|landlord|boyfriend|girlfriend|bastard*|family|his|their|colleague* ..6 tonight|tomorrow|knife|gun|dead|swear|serious|not_joking|monday|today|blood|bat|when|if|at_school|neck|throat|head|skull|stairs|face|bed|sleep*|weekend|pay|really|legs|he|she|they|house|hammer|petrol : i am going to smash him, knife is ready with a bat
      snap|break|slit|cut|wring|slash ..2 his|her|their ..2 neck|throat|necks|throats|legs|face|spine & i|ill|im|gonna|will|want|could|ima|going : i want to slit her throat
      beat|kick|stab|batter|stomp|smash ..2 him|her|them ..5 to_death|senseless|pulp|unconscious|until|till|head_in|teeth|brains|coma|dead|shit : beat him until he stops breathing
      put ..2 him|her|them|someone|people ..2 in ..2 hospital|ground|grave|coffin|morgue|box|wheelchair|intensive : gonna put him in hospital
      <weapon>|blade|gasoline|matches|baseball_bat|explosive*|pipe_bomb|hunting_rifle ..10 him|her|them|school|work|boss|ex|neighbour*|they|everyone|office|church|party|teacher|class|house|someone & ill|gonna|going|tomorrow|tonight|ready|bought|got|bring*|took|taking|packed|carry*|use|pay|when|waiting|loaded|sharpen*|pocket|bag : sharpened the axe for my neighbour, ready
      voice*|god|demon*|devil|satan|the_tv|head|something|angel* ..4 tell*|told|say*|command*|order*|want*|whisper*|scream* ..6 <kill>|hurt|attack|burn|harm|punish|push ..3 him|her|them|someone|people|everyone|wife|mum|mom|kids|baby|family|neighbour*|my|dad|somebody|others|strangers|you : the voices want that i stab my mum
      pour*|bought|got|buy*|throw|douse ..3 petrol|gasoline|acid|bleach|lighter_fluid|fuel ..9 him|her|house|car|face|them|his|door|their|flat|letterbox|office|bed : pour petrol through his letterbox
      set|setting|light ..4 fire|alight|ablaze ..5 house|car|flat|school|office|him|her|them|shop|building|place : set fire to their shop
      burn*|torch ..3 house|school|office|building|flat|car|shop|place|church|mosque|him|her|them ..2 down|tonight|alive|inside|with|ground & i|im|ill|gonna|going|want|will|ima|voices|tonight|petrol : ill burn his shop to the ground
      shoot*|bomb|blow_up|massacre|stab*|attack|shot ..4 school|class|classmates|office|mosque|church|synagogue|crowd|mall|concert|workplace|colleagues|coworkers & i|im|ill|gonna|going|want|will|ima|plan*|monday|tomorrow|gun|they : plan to shoot everyone in my office on monday
      hitman|contract_killer|hire_someone|paid_someone|pay_someone ..7 kill*|him|her|hurt|ex|beat|get_rid : looking for a hitman for my ex
      run|drive|plough|plow|mow|ram|knock|back ..3 him|her|them|people|crowd|pedestrians|my_ex|kids ..2 over|down|with_my_car|with_the_car|off_the_road|car : i'd ram them with my car
      drive|driving|ram|plough ..4 into|at|through ..3 crowd|people|him|her|them|pedestrians|school|market|parade : drive my van into a crowd
      poison*|rat_poison|antifreeze|pills|bleach|laxative* ..6 his|her|their|boss|husband*|wife*|ex ..2 food|drink|coffee|tea|dinner|soup|water|bottle|meal : rat poison in my husband's dinner
      know*|found|got|have|watch* ..4 where|address|when ..3 he|she|they|lives|works|sleeps|parks ..12 pay|kill|hurt|knife|dead|gun|bat|regret|finish|wait*|end|revenge : i know where she lives and she will pay
      hurt|hit|stab*|attack*|shot|killed|strangled|choked|beat ..2 him|her|them|someone|somebody|my_wife|my_husband|my_girlfriend|my_boyfriend|my_mum|my_mom|my_ex ..6 blood|not_moving|isnt_moving|breath*|unconscious|police|what_have_i|on_the_floor|again_last|bleeding|with_a_knife : i stabbed him, there is blood
      i ..2 hit|beat|slapped|choked|strangled|punched|kicked|shoved ..2 my ..2 wife|husband|girlfriend|boyfriend|gf|bf|mum|mom|partner|mother|gran|grandmother : i slapped my wife last night
      list ..4 people|names|who ..6 die|kill|pay|hurt|dead|deserve|target* : a list of people who deserve to die`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      <kill>|hurt|hurting|attack|punch|smash|bash|burn|beat|hit|harm|batter|slap|slit|torch ..4 him|her|them|someone|somebody|people|everyone|boss|ex|husband|wife|brother|sister|classmates|coworker*|colleague*|mum|mom|dad|neighbour*|neighbor*|manager|teacher|landlord|others|strangers|stepdad|bully|bullies|guy|man & want|wanna|going|gonna|will|ill|could|might|thought*|think*|imagin*|pictur*|urge*|fantas*|dream*|scared|afraid|feel|need|id|would|plan*|swear|deserve*|so_bad|tempted|worried|voices|close : i worry, thoughts to hurt a colleague, i could
      thought*|think*|imagin*|pictur*|urge*|fantas*|dream*|visions|impulse*|scared|afraid|worried|close|feel ..6 <kill>|hurt|hurting|attack*|punch*|smash*|bash*|beating|hitting|harm|harming|burning|pushing|violent|violence|violently ..4 him|her|them|someone|somebody|people|everyone|boss|ex|husband|wife|brother|sister|classmates|coworker*|colleague*|mum|mom|dad|neighbour*|neighbor*|manager|teacher|others|strangers|kid*|child*|baby|passengers|my : dreaming of pushing my manager, or harming him
      gun|machete|crossbow|pistol|rifle|shotgun|knife|bomb|acid|petrol|axe|bat|hammer ..9 him|her|them|they|boss|ex|school|neighbour*|neighbor*|teacher|pay|coworker*|bully|bullies|revenge|someone|bus|class|pocket|under_my|everyone & i|im|ill|my|ive|me|carry*|brother|mate|friend : i carry a knife to school
      revenge|vengeance|payback|get_even|get_back_at|retaliat*|vendetta ..9 him|her|them|ex|boss|they|people|everyone|blood|hurt|dad|family|plan*|he|she|sweet|week|tonight|my : planning payback for my boss
      rage|anger|hate|hatred|furious|seeing_red|see_red|blind|fury|violent|aggressive|boiling ..9 him|her|them|someone|everyone|people|hurt*|kill*|explode|control|scares|scare|snap|hit*|smash*|blood|kids & i|my|me|im : my rage scares me, i can't control it around people
      will|gonna|going|gunna|theyll|hell|shell|must|deserve*|should|has_to|have_to ..4 pay|suffer|regret|bleed|burn|die|be_sorry|be_punished|get_what|disappear ..9 for|he|she|they|what|everyone|all|them|him|her|me|did|coming : they are going to suffer for it, all of them
      teach|show ..2 him|her|them ..5 lesson|never_forget|what_pain|real_pain|who_i_am|fear|they_messed : teach him a lesson he will never forget
      remember|know|hear ..2 my ..1 name & they|everyone|school|all|will : everyone will remember my name
      someone|somebody|people|they|he|she|everyone ..5 get_hurt|gets_hurt|get_killed|going_to_die|gonna_die|end_up_dead|ends_up_dead|end_up_in_hospital|going_to_get_it|gonna_get_it|end_up_hurt|wont_wake|not_wake|drop_dead : if this goes on somebody ends up dead
      wish|hope|want|pray|wanted ..3 he|she|they|him|her|them|everyone|boss|someone|my_dad|my_stepdad|my_ex|husband|wife ..4 dead|die|dies|died|suffer*|drop|burn*|rot|gone|disappear*|crash*|cancer|bleed : i hope they all rot and she dies
      lose|losing|lost|snap*|explode|blow|go_off|flip|crack|control ..5 it|control|up|off|temper|myself|someday|day|soon & hurt*|someone|somebody|kill*|regret|scared|people|worried|hit*|violent|dangerous|prison|jail|sorry|him|her|them : i lose control and end up in prison because of him
      voice*|head|demon* ..4 tell*|say*|command*|order*|whisper* ..5 do|hurt|kill|bad|things|them|it : voices tell me bad things
      <him>|brother|son|friend|mate|ex|husband|cousin|student|classmate|colleague|neighbour*|guy|kid ..8 <weapon> ..10 school|kill*|hurt*|shoot*|threat*|scared|revenge|them|pay|someone|everyone|bring*|brought|stab* : a kid brought a gun and scared everyone
      <someone>|<him>|classmate|student|guy ..6 threat*|says|said|wants|going|gonna|plan*|posted|keeps|swears|talks ..7 <kill>|shoot*|hurt|attack|burn|bomb|stab* ..4 him|her|them|everyone|people|someone|school|teacher*|class|boss|neighbour*|dad|mum|mom|up|his|coworkers : a classmate posted he will shoot up school
      prison|jail|locked_up|murderer|killer ..8 kill*|hurt|him|her|worth|them|end_up|become|before & i|ill|im|me : worth going to jail if i get him`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      list ..7 people|names|who|ones|everyone|teachers|bullied|them & bullet*|gun|kill*|knife|pay|revenge|die|cross*_off|ammo : my list of everyone who laughed, got the bullets`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      bullet*|ammo|machete|crossbow|explosive*|grenade|molotov|shotgun & bul*|them|they|him|her|school|list|cheap|ones|everyone|boss|neighbour*|ex|people : ammo is for the ones who bullied me
      he|they|she|hed|theyd|shed|you|everyone|boss ..1 better ..1 not|watch|run|hide|pray|beware : they better watch their backs
      list ..7 people|names|who|ones|bullied|wronged|enemies & i|my|made|pay|revenge|hate|school|them|bullied|laughed|hurt : made a list of names who wronged me
      hands|fist*|knife|car|bat ..7 around_his|around_her|his_throat|her_throat|his_neck|her_neck|his_face|her_face|his_head|over_him|over_her|into_him & i|id|my|want|imagin*|feel|could|pictur* : picture my hands around_his throat
      want|wanna|going|gonna|ill|could|might|need|feel_like ..6 hurt|harm|punch|smash|hit|attack|kill*|stab*|burn|destroy ..6 people|him|her|them|someone|somebody|everyone|something|boss|colleague*|his|face : i want to punch his face someone's face`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      sharpen*|loaded|loading ..4 <weapon>|blade : i've sharpened the axe`,
  },
];
