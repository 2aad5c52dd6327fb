import type { Classes } from '../pattern.ts';

export const EN_CLASSES: Classes = {
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
    'somebody someone buddy nan gran uncle aunt nephew niece stepdad stepson daughters sons girl guy housemate coworker neighbours classmate grandson granddaughter twin',
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
    'pill* tablet* meds med medication* tabs paracetamol tylenol ibuprofen advil aspirin xanax valium codeine ' +
    'antidepressant* sertraline oxy* insulin sleepers painkiller* capsule* benzo* fentanyl heroin bleach antifreeze zopiclone ' +
    'panadol* nurofen co_codamol cocodamol tramadol propranolol melatonin benadryl antihistamine* diazepam lorazepam ativan ' +
    'klonopin sedative* morphine pregabalin gabapentin lithium quetiapine seroquel amitriptyline mirtazapine fluoxetine prozac ' +
    'lexapro citalopram zoloft adderall ritalin methadone tranq* nytol ambien zolpidem percocet* vicodin beta_blocker* warfarin ' +
    'caps drops syrup sleeping_aids blister_pack* ket ketamine mdma molly ecstasy',
  took: 'took taken swallow* downed ate drank necked popped had washed gulped injected overdosed',
  lots:
    'all whole entire bottle box pack packet strip handful fistful many lot lots bunch every everything too_much double ' +
    'full blister rest 10 12 15 16 20 24 25 30 32 40 50 60 80 100 loads tons dozen dozens twenty thirty forty fifty',
  means:
    'rope nooses pills gun pistol rifle shotgun bullets razor* blade* helium charcoal tablets insulin meds poison',
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
  me: 'i im id ill ive ima imma me my mine myself mysel',
  i: 'i im id ill ive ima imma me myself',
  anymore: 'anymore any_more any_longer no_more nomore longer no_longer',
  himself: 'himself herself themself themselves hisself themselfs herslf himslf',
  lovers:
    'husband hubby hubbys wife partner partners boyfriend bf girlfriend gf ex exs fiance fiancee spouse stepdad stepfather ' +
    'other_half missus my_man old_man baby_daddy babys_dad babys_father kids_dad husbands wifes boyfriends girlfriends',
  home:
    'husband hubby wife partner boyfriend bf girlfriend gf ex fiance fiancee spouse stepdad stepfather stepmum stepmom dad ' +
    'father mum mom mother daddy mummy brother son daughter in_laws mother_in_law father_in_law uncle my_man other_half missus',
  him: 'him her them he she hes shes they his hers theyre',
  height:
    'bridge roof rooftop balcony window ledge cliff building overpass flyover parapet multistorey viaduct railing* tower ' +
    'storey story floor edge platform scaffold* crane carpark car_park',
  vehicle: 'train* bus lorry truck tram tube traffic car cars tracks rails metro van motorway highway',
  blade:
    'razor* blade* knife knives scissors scalpel box_cutter stanley_knife penknife sharpener broken_glass lighter compass ' +
    'needle* tweezers glass_shard safety_pin',
  alcohol: 'vodka alcohol whisky whiskey wine booze gin rum beer beers tequila brandy liquor',
  severed:
    'gone dead not_here no_longer_here passed under_the_ground in_the_ground not_around no_longer_around out_of_here',
  age: '6 7 8 9 10 11* 12* 13* 14* 15* 16* 17* seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  injury:
    'bruise* black_eye split_lip marks welts burns broken_rib* cracked_rib* stitches swollen fat_lip concussion handprint ' +
    'fingerprints bite_mark* bitemarks cigarette_burn*',
  fear:
    'scared afraid terrified frightened petrified scares terrifies frightens fear* dread* flinch* terror panic* trembl* ' +
    'scary intimidat* frightening',
  kill: 'kill* murder* stab* strangl* slaughter* poison* behead* execut* shoot suffocat* smother* drown* choke bury gut',
  much:
    '8 9 10 11 12 14 15 16 18 20 21 24 25 28 30 32 35 36 40 45 48 50 56 60 70 80 90 100 120 150 200 ten twelve fifteen ' +
    'twenty thirty forty fifty sixty hundred dozen dozens fistful handful* all whole entire every_last every_single bottle box ' +
    'pack packet packets strip strips blister rest month_worth months_supply loads tons both_boxes two_boxes',
  brink:
    'bridge footbridge overpass flyover roof rooftop ledge cliff cliffs parapet viaduct tracks railing* balcony windowsill pier',
  firearm: 'gun guns shotgun rifle pistol revolver barrel bullet bullets trigger firearm',
  months:
    'december january february march april may june july august september october november christmas easter xmas spring summer winter autumn',
  soonish:
    'tonight tomorrow tmrw monday tuesday wednesday thursday friday saturday sunday weekend today soon week date',
};
